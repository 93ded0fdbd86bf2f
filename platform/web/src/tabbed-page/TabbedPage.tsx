import { Page } from '@iisp/ui/page'
import { Tabs } from '@iisp/ui/tabs'
import type { ComponentType } from 'react'
import { usePageLocation, usePageTitle } from '../tabs/page-hooks.ts'

interface Tab {
  readonly key: string
  readonly label: string
  readonly Part: ComponentType
}

/** A page of several parts, one shown at a time. The address names it, so that a link or a reload opens the same part. */
export function TabbedPage({ title, tabs }: { title: string; tabs: readonly [Tab, ...Tab[]] }) {
  usePageTitle(title)
  const { query, setQuery } = usePageLocation()
  const { key, Part } = tabs.find((tab) => tab.key === query.get('part')) ?? tabs[0]
  return (
    <Page fill title={title}>
      <Tabs
        label={title}
        tabs={tabs.map((tab) => ({ key: tab.key, label: tab.label }))}
        value={key}
        onChange={(next) => setQuery(new URLSearchParams({ part: next }))}
      >
        <Part />
      </Tabs>
    </Page>
  )
}
