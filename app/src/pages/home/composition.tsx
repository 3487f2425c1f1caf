import { compositions } from "../../animation/generated/corridor";
import { film as words } from "../../content/pages/home";

/** How high the words at the large dot are, beside which its line begins. */
const answerHeight = { wide: 104, narrow: 76 } as const;

/** One of the film's two compositions: its stills, and the lines and labels of its axes and limits. */
export function Composition({
  name,
  stills,
  className,
}: {
  readonly name: keyof typeof compositions;
  /** The address of its file, with a group for each. */
  readonly stills: string;
  readonly className: string;
}) {
  const { width, height, floor, ceiling, large, leaders, rents, sizes, free } = compositions[name];
  const x = (units: number) => `${(100 * units) / width}%`;
  const y = (units: number) => `${(100 * units) / height}%`;
  const layer = { viewBox: `0 0 ${width} ${height}`, fill: "none", strokeWidth: 1.5 };
  const lines = "overflow-visible *:[vector-effect:non-scaling-stroke]";
  const answerTop = free.label.top + free.label.height - answerHeight[name];
  const ticks = [
    ...rents.map((rent) => `M${free.axis.left - 4} ${rent.y}h8`),
    ...sizes.map((size) => `M${size.x} ${free.foot.top}v8`),
  ];
  return (
    <svg
      aria-hidden="true"
      className={`overflow-visible fill-ink-2 text-[min(1em,4cqw)] @lg:text-[min(1em,1.5625cqw)] ${className}`}
    >
      <svg {...layer} className="film-first">
        <use href={`${stills}#guessed`} />
      </svg>
      <svg {...layer} className="film-last">
        <use href={`${stills}#limited`} />
      </svg>
      <svg {...layer} className={lines}>
        <path
          d={`${floor}${ceiling}${leader(leaders.ceiling)}${leader(leaders.floor)}`}
          className="stroke-teal-text"
        />
        <path d={ticks.join("")} strokeWidth={1} className="stroke-control" />
      </svg>
      <svg {...layer} className={`film-last film-words ${lines}`}>
        <path d={leader({ ...leaders.label, top: answerTop })} className="stroke-teal-line" />
        <circle cx={large.x} cy={large.limited} r={large.halo} className="stroke-teal-line" />
      </svg>
      {rents.map((rent) => (
        <text key={rent.value} x={x(free.axis.left + 8)} y={y(rent.y)} dy="0.35em">
          {words.dollars(rent.value)}
        </text>
      ))}
      <text x={x(free.axis.left + 8)} y={y(Math.min(...rents.map((rent) => rent.y)))} dy="-0.9em">
        {words.rent}
      </text>
      {sizes.map((size, index) => (
        <text key={size.value} x={x(size.x)} y={y(free.foot.top)} dy="1.6em" textAnchor="middle">
          {words.size(size.value, index === 0)}
        </text>
      ))}
      {(["ceiling", "floor"] as const).map((limit) => {
        const { left, top, height } = free[limit];
        return (
          <text key={limit} x={x(left + 4)} y={y(top + height / 2)} dy="0.35em">
            {words[limit]}
          </text>
        );
      })}
    </svg>
  );
}

const leader = ({ x, top, bottom }: Readonly<Record<"x" | "top" | "bottom", number>>) =>
  `M${x} ${top}V${bottom}`;
