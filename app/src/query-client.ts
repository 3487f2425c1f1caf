import { QueryClient } from "@tanstack/react-query";

/**
 * The one cache of what is loaded and sent, with the constants of docs/contract.md: kept for 5 minutes;
 * 3 retries, from 1 s doubling, at most 30 s. It stands apart because only pages that load or send
 * something need it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60 * 1000,
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
    },
  },
});
