import { useCallback } from "react";
import { AnimationPlayer } from "../animation/animation-player";
import type { Fault } from "../animation/player-state";
import { useNotice } from "../components/messages/messages";
import { useStartAnimation } from "../components/start-animation";
import { notices } from "../content/shared/site";
import type { AnimationCopy } from "../content/types";

const faultNotices = { "not started": notices.animationFailed, stopped: notices.animationStopped };

/** An animation with the site's texts. If the engine fails, a notice is shown. */
export function Player({ animation: { title, content } }: { readonly animation: AnimationCopy }) {
  const notify = useNotice();
  const startsItself = useStartAnimation();
  const onFault = useCallback(
    (fault: Fault, error: unknown) => {
      const notice = faultNotices[fault];
      console.warn(`${notice.title}.`, error);
      notify(notice);
    },
    [notify],
  );
  return (
    <AnimationPlayer
      // A new key, so that another animation gets a new player.
      key={content.animation}
      title={title}
      content={content}
      startsItself={startsItself}
      onFault={onFault}
    />
  );
}
