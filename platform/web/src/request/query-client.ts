import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { localeStore } from '../i18n/i18n.ts'
import { isRequestError } from './request-error.ts'
import { showFailure } from './show-failure.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly quiet?: boolean }
    mutationMeta: { readonly quiet?: boolean }
  }
}

/** Whether a retry may succeed: after a lost connection, or while the server is starting. */
const isPassing = (error: unknown) =>
  isRequestError(error) && (error.kind === 'network' || [502, 503, 504].includes(error.status))

/**
 * Answers contain texts and names in the reader's language, so the displayed ones are fetched again
 * after a change of language.
 */
async function refetchAll(client: QueryClient): Promise<void> {
  await client.cancelQueries()
  await client.invalidateQueries()
}

/**
 * The cache of answers; it follows the language. Shows a failure once, after the last retry. Pages that pass `quiet` show
 * it themselves.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => query.meta?.quiet || showFailure(error) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => mutation.meta?.quiet || showFailure(error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A hidden tab must not fetch; when it is shown again it refetches stale answers.
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  localeStore.subscribe(() => void refetchAll(client))
  return client
}
