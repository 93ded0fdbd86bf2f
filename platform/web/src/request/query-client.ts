import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRequestError } from './request-error.ts'
import { showFailure } from './show-failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly quiet?: boolean }
    mutationMeta: { readonly quiet?: boolean }
  }
}

/** Only what a moment may cure is asked for again: a lost connection, a server on its way up. */
const isPassing = (error: unknown) =>
  isRequestError(error) && (error.kind === 'network' || [502, 503, 504].includes(error.status))

/** Failures are shown here once, after the last try; pages with `quiet` show them themselves. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => query.meta?.quiet || showFailure(error) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => mutation.meta?.quiet || showFailure(error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // a hidden tab must not ask; a tab that comes back asks for what is stale
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
