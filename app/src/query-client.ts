import { QueryClient } from "@tanstack/react-query";

/** The data cache, with the constants of docs/contract.md. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60 * 1000,
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
    },
  },
});
