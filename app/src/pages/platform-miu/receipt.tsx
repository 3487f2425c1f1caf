import type { ReactNode } from "react";
import { Paper } from "../../components/drawings/drawing";
import { Grid } from "../../components/drawings/signs";
import { ExampleLabel } from "../../components/sections/section";
import { offer } from "../../content/examples/renewal";
import { receipt } from "../../content/pages/platform-miu";

/** Stands beside the hero's words. */
export function Receipt() {
  return (
    <div className="mt-9 mb-section-tight lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:mt-0">
      <Slip>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-heading text-h3 font-semibold text-ink">{receipt.title}</h2>
          <ExampleLabel text />
        </div>
        <p className="text-body text-ink-2">{receipt.date}</p>
        <dl className="mt-4 text-body text-ink *:flex *:flex-wrap *:items-end *:justify-between *:gap-x-4">
          <div>
            <dt className="max-w-[8em] font-semibold">{receipt.earned.label}</dt>
            <dd className="font-heading text-h2 font-semibold text-teal-text">{receipt.earned.value}</dd>
            <dd className="mt-3 mb-5 w-full">
              <Grid kind="dot" count={offer.units} columns={25} size={0.76} />
            </dd>
          </div>
          {[receipt.rent, receipt.used].map(({ label, value }) => (
            <div key={label} className="border-t border-hairline py-2">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
          <div className="border-t-2 border-ink pt-4 font-semibold">
            <dt>{receipt.pay.label}</dt>
            <dd className="font-heading text-h1">{receipt.pay.value}</dd>
          </div>
        </dl>
      </Slip>
    </div>
  );
}

/** For whatever is rewarded. */
export function BlankReceipt() {
  return (
    <div aria-hidden="true" className="mb-10">
      <Slip>
        <div className="mt-12 border-y border-control py-5" />
        <div className="mt-10 flex items-end gap-4 border-t-2 border-ink pt-4">
          <p className="font-heading text-h1 font-semibold text-teal-text">{receipt.blank}</p>
          <div className="mb-2 grow border-b-2 border-teal-line" />
        </div>
      </Slip>
    </div>
  );
}

/** White in both schemes, torn off at its lower end. */
function Slip({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className="print:border print:border-hairline">
        <Paper>
          <div className="p-6 md:p-8">{children}</div>
        </Paper>
      </div>
      <svg
        data-ground="paper"
        viewBox="0 0 20 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="-mt-px block h-3.5 w-full bg-transparent fill-bg forced-colors:hidden print:hidden"
      >
        <path d="M0 0L1 1L2 0L3 1L4 0L5 1L6 0L7 1L8 0L9 1L10 0L11 1L12 0L13 1L14 0L15 1L16 0L17 1L18 0L19 1L20 0Z" />
      </svg>
    </>
  );
}
