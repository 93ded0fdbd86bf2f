import { UiRoot } from '@iisp/ui/root'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Messages } from '../../messages/index.ts'
import { createQueryClient } from '../../request/index.ts'
import { type Shell, ShellContext } from '../../routes/shell-parts.ts'
import { PageContext } from '../../tabs/page-context.ts'
import { homeKey } from '../../tabs/tab.ts'
import { dispatchTabs, resetTabs, useActiveTab } from '../../tabs/tabs-store.ts'

function ActivePage({ children }: { children: ReactNode }) {
  const { key, path, query, life } = useActiveTab()
  return <PageContext value={{ key, path, query, menuId: null, life }}>{children}</PageContext>
}

/** Renders a page of notes in the first tab, whose address has this query. */
export function renderInTab(page: ReactNode, query: string): void {
  resetTabs({ path: '/iisp/notes' })
  dispatchTabs({ type: 'query', page: homeKey, query })
  render(
    <ShellContext value={{ workspace: {} } as Shell}>
      <QueryClientProvider client={createQueryClient()}>
        <UiRoot>
          <ActivePage>{page}</ActivePage>
          <Messages />
        </UiRoot>
      </QueryClientProvider>
    </ShellContext>,
  )
}
