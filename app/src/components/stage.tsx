import { useCallback } from "react";
import { AnimationStage } from "../animation/animation-stage";
import type { StageFault } from "../animation/use-stage";
import { labels, notices } from "../content/shared/site";
import type { StageContent } from "../content/types";
import { useNotice } from "./messages/messages";

const pauseLabels = { pause: labels.pauseAnimation, play: labels.playAnimation };
const faultNotices = { "not started": notices.animationFailed, stopped: notices.animationStopped };

/** An animation with the site's texts; shows a notice if its engine fails. */
export function Stage({ content }: { readonly content: StageContent }) {
  const notify = useNotice();
  const onFault = useCallback(
    (fault: StageFault, error: unknown) => {
      const notice = faultNotices[fault];
      console.warn(`${notice.title}.`, error);
      notify(notice);
    },
    [notify],
  );
  return <AnimationStage content={content} labels={pauseLabels} onFault={onFault} />;
}
