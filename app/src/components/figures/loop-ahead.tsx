import { texts } from "../../content/shared/figures/loop-ahead";
import { steps } from "./path";
import { Composition, Picture } from "./picture";
import { ArrowHead, dashes, Focus } from "./primitives";

/** Five steps up and the way back to the first. */
export function LoopAhead() {
  return (
    <Picture title={texts.title} description={texts.description}>
      <Composition span="narrow" height={176}>
        <Loop scale={0.56} reach={360} />
      </Composition>
      <Composition span="medium-and-up" height={312}>
        <Loop scale={1} reach={1200} />
      </Composition>
    </Picture>
  );
}

function Loop({ scale, reach }: { readonly scale: number; readonly reach: number }) {
  const dots = [0, 1, 2, 3, 4].map((step) => ({
    x: (32 + step * 104) * scale,
    y: (216 - step * 44) * scale,
  }));
  const first = { x: 32 * scale, y: 216 * scale };
  const last = { x: 448 * scale, y: 40 * scale };
  const back = 288 * scale;
  return (
    <>
      <path
        d={dots.map(({ x, y }) => `M${x} ${y}V${back}`).join("")}
        strokeWidth={1}
        className="stroke-hairline"
      />
      <path
        d={`M${last.x} ${last.y}V${back}H${first.x}V${first.y + 14}`}
        strokeDasharray={dashes}
        className="stroke-violet"
      />
      <ArrowHead x={first.x} y={first.y + 12} towards="up" color="violet" />
      <path d={`${steps(dots)}H${reach}`} strokeWidth={3} className="stroke-teal" />
      {dots.slice(0, 4).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={6} className="fill-teal" />
      ))}
      <Focus {...last} />
    </>
  );
}
