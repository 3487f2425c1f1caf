import type { ReactNode } from "react";
import { Paper } from "../../components/drawings/drawing";
import { Grid } from "../../components/drawings/signs";
import { ExampleLabel } from "../../components/sections/section";
import { offer } from "../../content/examples/renewal";
import { receipt } from "../../content/pages/platform-miu";

/**
 * A receipt beside the hero's text. In a wide window it hangs into the next section, to the right of the
 * sub-navigation's entries.
 */
export function Receipt() {
  return (
    <div className="relative z-1 mt-8 mb-section-tight lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:mt-0 xl:mb-0 xl:h-0">
      <Slip>
        <div className="ends items-baseline gap-y-0">
          <h2 className="heading text-h3">{receipt.title}</h2>
          <ExampleLabel />
        </div>
        <p className="text-body text-ink-2">{receipt.date}</p>
        <dl className="mt-4 text-body">
          <div className={row}>
            <dt className="font-semibold">
              {receipt.earned.label}
              <span className="block text-label font-regular text-ink-2 before:mr-2 before:inline-block before:rounded-pill before:border-6 before:border-teal-line">
                {receipt.earned.legend}
              </span>
            </dt>
            <dd className="heading text-h1 text-teal-text">{receipt.earned.value}</dd>
            <dd className="my-4 w-full">
              <Grid kind="dot" count={offer.units} columns={15} size={0.76} />
            </dd>
          </div>
          {[receipt.rent, receipt.used].map(({ label, value }) => (
            <div key={label} className={`${row} border-t border-hairline py-2`}>
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
          <div className={`${row} border-t-2 border-ink pt-4 font-semibold`}>
            <dt>{receipt.pay.label}</dt>
            <dd className="heading text-h1">{receipt.pay.value}</dd>
          </div>
        </dl>
      </Slip>
    </div>
  );
}

/** Classes of a row: a label and its amount. */
const row = "ends items-end gap-y-0";

/** A receipt for any reward. Its units are rings, because they are not earned yet. */
export function BlankReceipt() {
  return (
    <div aria-hidden="true" className="mb-12">
      <Slip>
        <div className="mb-6 h-12 border-b border-control" />
        <Grid kind="ring" count={offer.units} columns={25} size={0.76} />
        <div className="mt-6 h-12 border-y border-control" />
        <div className="h-16 border-b-2 border-ink" />
      </Slip>
    </div>
  );
}

/** Paper that is white in both color schemes and torn at its lower edge. */
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
