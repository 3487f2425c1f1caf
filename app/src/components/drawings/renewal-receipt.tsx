import { texts } from "../../content/shared/drawings/renewal-receipt";
import { offer } from "../../content/examples/renewal";
import { Drawing, large } from "./drawing";
import { Backdrop, Icon, Connector } from "./panel";
import { polyline, range } from "./geometry";
import { Dot, Focus, Line } from "./primitives";

const { amount, date, earned, example, grant, head, ledger, less, pay, rent, use, used } = texts.labels;

/**
 * An early renewal as a receipt, and the two entries that it leaves in the ledger, which runs off the window's right
 * edge. `--paper` is the receipt's width, `--ledger` where the ledger begins, `--inset` the receipt's margin.
 */
export function RenewalReceipt() {
  return (
    <Drawing>
      <div className="relative isolate w-[calc(100%+var(--bleed,0px))] pt-7 pb-10 [--inset:1.5rem] [--ledger:80%] [--paper:66%] @max-[24rem]:[--inset:1rem] @max-[24rem]:[--ledger:73%] @max-[24rem]:[--paper:61%] @max-sm:[--inset:0.5rem] @max-sm:[--ledger:68%] @max-sm:[--paper:62%] @min-[32rem]:pt-10 @min-[32rem]:pb-12 @min-[32rem]:[--ledger:73%] @min-[32rem]:[--paper:53%]">
        <div className="absolute top-0 bottom-2 left-0 -z-10 w-(--paper) border-[1.5px] border-b-0 border-ink-2 bg-surface" />
        <Backdrop viewBox="0 0 12 8" className="bottom-0 left-0 h-2 w-(--paper)">
          <path d={polyline(torn)} className="fill-surface stroke-ink-2" />
        </Backdrop>
        <Backdrop
          viewBox={`0 0 100 ${entries}`}
          className="top-8 right-0 bottom-2 left-(--ledger) h-[calc(100%-2.5rem)] w-[calc(100%-var(--ledger))]"
        >
          <Line kind="ink" d={`M0 0V${entries}`} />
          <path
            d={range(1, entries)
              .map((y) => `M0 ${y}H${y % 5 === 0 ? 100 : 10 + ((y * 17) % 40)}`)
              .join("")}
            strokeWidth={1}
            className="stroke-ink-3"
          />
        </Backdrop>

        <div className={parts}>
          <p>
            <span className={`block text-ink ${large}`}>{head}</span>{" "}
            <span className="mt-3 block">{date}</span>
          </p>
        </div>
        <p className="absolute top-2 left-(--ledger) font-semibold text-ink">{ledger}</p>
        <dl>
          <div className={`${parts} ${ruled}`}>
            <dt className="font-semibold text-ink">{earned}</dt>
            <dd className={`text-teal-text ${large}`}>{offer.units}</dd>
            <Entry name={grant} focus />
          </div>
          <div className={`${parts} ${ruled}`}>
            <dt>{rent}</dt>
            <dd className="text-ink">{amount(offer.rent)}</dd>
          </div>
          <div className={`mt-5 @min-[32rem]:mt-7 ${parts}`}>
            <dt>{used(offer.units)}</dt>
            <dd className="text-ink">{less(offer.units)}</dd>
            <Entry name={use} />
          </div>
          <div className={`${parts} ${ruled}`}>
            <dt className="font-semibold text-ink">{pay}</dt>
            <dd className={`text-ink ${large}`}>{amount(offer.rent - offer.units)}</dd>
          </div>
        </dl>
        <p className={`mt-12 justify-end text-ink-3 ${parts}`}>{example}</p>
      </div>
    </Drawing>
  );
}

/** A line of the receipt, and one below a dotted rule. */
const parts =
  "relative isolate flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pr-[calc(100%-var(--paper)+var(--inset))] pl-(--inset)";
const ruled =
  "mt-9 pt-9 @min-[32rem]:mt-11 @min-[32rem]:pt-11 before:absolute before:top-0 before:left-(--inset) before:w-[calc(var(--paper)-2*var(--inset))] before:border-t before:border-dotted before:border-ink-3";

/** The lower end, which is torn off. */
const torn = [
  { x: 0, y: 0 },
  ...range(0, 12, 0.5).map((x) => ({ x, y: Number.isInteger(x) ? 8 : 1 })),
  { x: 12, y: 0 },
];

/** How many entries of the ledger are seen. */
const entries = 56;

/** What a line of the receipt leaves in the ledger. */
function Entry({ name, focus = false }: { readonly name: string; readonly focus?: boolean }) {
  return (
    <dd className="absolute inset-x-0 bottom-2.5 h-0 font-semibold text-teal-text">
      <Backdrop className="top-0 left-(--paper) h-px w-[calc(100%-var(--paper))]">
        <Connector color="teal" x2="100%" />
      </Backdrop>
      <span className="absolute top-0.5 right-0 left-[calc(var(--ledger)+1px)] bg-bg pt-2 pb-1.5 pl-4 @max-sm:pl-1">
        {name}
      </span>
      <Icon className="absolute -top-2.5 left-[calc(var(--ledger)-0.625rem)]">
        {focus ? <Focus x={0} y={0} /> : <Dot x={0} y={0} r={6} />}
      </Icon>
    </dd>
  );
}
