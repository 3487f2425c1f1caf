import { TooltipProvider } from "@radix-ui/react-tooltip";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useState } from "react";
import { MessagesProvider } from "./messages";
import { NoticesProvider } from "./notices";

/** Services that any part of a page may use: cached loading, messages, notices, tooltips. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayDuration={700} skipDelayDuration={300}>
        <MessagesProvider>
          <NoticesProvider>{children}</NoticesProvider>
        </MessagesProvider>
      </TooltipProvider>
    </QueryClientProvider>
  );
}

/** The specification's constants: kept for 5 minutes; 3 retries, from 1 s doubling, at most 30 s. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60 * 1000,
        retry: 3,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      },
    },
  });
}
