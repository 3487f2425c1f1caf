import { OpenSeat } from "../components/figures/open-seat";
import { QuestionToMeeting } from "../components/figures/question-to-meeting";
import { ReadingAForm } from "../components/figures/reading-a-form";
import { Blocks } from "../components/sections/blocks";
import { page } from "../content/pages/consortium-impact";
import { HeroStage } from "./hero-stage";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      stage={HeroStage}
      figures={{
        "open-seat": OpenSeat,
        "question-to-meeting": QuestionToMeeting,
        "reading-a-form": ReadingAForm,
      }}
      kinds={{ blocks: Blocks }}
    />
  );
}
