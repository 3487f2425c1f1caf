import type { ReactNode } from "react";
import { range } from "../../components/drawings/geometry";
import { Paper } from "../../components/drawings/paper";
import { Grid } from "../../components/drawings/signs";
import { offer } from "../../content/examples/renewal";
import { receipt } from "../../content/pages/platform-miu";
import { labels } from "../../content/shared/site";

/** Stands beside the hero's words, and from there hangs by 16.5 rem into the next section, which leaves it room. */
export function Receipt() {
  return (
    <div className="relative z-10 mt-9 -mb-14 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:mt-0 lg:-mb-66">
      <Slip>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-heading text-h3 font-semibold text-ink">{receipt.title}</h2>
          <p className="text-label text-ink-3">{labels.example}</p>
        </div>
        <p className="text-body text-ink-2">{receipt.date}</p>
        <dl className="text-body">
          <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4">
            <dt className="max-w-[8em] font-semibold text-ink">{receipt.earned.label}</dt>
            <dd className="font-heading text-h2 font-semibold text-teal-text">{receipt.earned.value}</dd>
            <dd aria-hidden="true" className="mt-3 mb-5 w-full">
              <Units columns={25} className="max-sm:hidden" />
              <Units columns={15} className="sm:hidden" />
            </dd>
          </div>
          <Row {...receipt.rent} />
          <Row {...receipt.used} />
          <div className="flex flex-wrap items-end justify-between gap-x-4 border-t-2 border-ink pt-4">
            <dt className="font-semibold text-ink">{receipt.pay.label}</dt>
            <dd className="font-heading text-h1 font-semibold text-ink">{receipt.pay.value}</dd>
          </div>
        </dl>
      </Slip>
    </div>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline py-2">
      <dt className="text-ink-2">{label}</dt>
      <dd className="font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  );
}

function Units(grid: { readonly columns: number; readonly className: string }) {
  return <Grid kind="dot" count={offer.units} size={0.76} {...grid} />;
}

/** For whatever is rewarded. */
export function BlankReceipt() {
  return (
    <div aria-hidden="true" className="mb-9 lg:mb-11">
      <Slip>
        <div className="flex flex-col gap-10 pt-10 lg:pt-16">
          <div className="border-t border-control" />
          <div className="border-t border-control" />
          <div className="flex items-end gap-4 border-t-2 border-ink pt-4">
            <p className="font-heading text-h1 font-semibold text-teal-text">{receipt.blank}</p>
            <div className="mb-3 grow border-t-2 border-teal-text" />
          </div>
        </div>
      </Slip>
    </div>
  );
}

/** White in both schemes, torn off at its lower end. */
function Slip({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Paper className="print:border print:border-hairline px-6 pt-7 pb-5 sm:px-10 sm:pt-9">{children}</Paper>
      <svg
        data-ground="paper"
        viewBox={`0 0 ${2 * teeth} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="-mt-px block h-3.5 w-full bg-transparent fill-bg forced-colors:hidden print:hidden"
      >
        <path
          d={`M0 0${range(1, teeth)
            .map((tooth) => `L${2 * tooth - 1} 1L${2 * tooth} 0`)
            .join("")}Z`}
        />
      </svg>
    </>
  );
}

/** Of the torn end. */
const teeth = 10;
