import { type CSSProperties, useEffect } from "react";
import { Toaster as Sonner } from "sonner";
// Sonner would add its styles as an inline style element, which the site's policy forbids; the build
// removes that, and they come from here.
import "sonner/dist/styles.css";
import { labels } from "../content/site";
import { useServices } from "./services";

/** Has the layout show the messages that are sent with sonner's `toast`, from now on. */
export function useToaster(): void {
  const host = useServices();
  useEffect(() => host(Toaster), [host]);
}

/** The specification's constants: 4000 ms, 3 visible, 356 px wide, 14 px apart. */
function Toaster() {
  return (
    <Sonner
      duration={4000}
      visibleToasts={3}
      gap={14}
      theme="system"
      position="bottom-right"
      containerAriaLabel={labels.messages}
      style={{ "--width": "356px" } as CSSProperties}
    />
  );
}
