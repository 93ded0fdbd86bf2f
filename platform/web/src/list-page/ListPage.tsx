import type { Call } from '@iisp/contract'
import { Page } from '@iisp/ui/page'
import type { ListProps } from './list-props.ts'
import type { Row } from './use-list-answer.ts'
import { List } from './List.tsx'

/**
 * A page with one list: filters, table, and a drawer for the opened row. Filters, sort order and opened row are part of
 * the address, so that a link or a reload shows the same.
 */
export function ListPage<C extends Call, V extends object = object, R = Row<C>>(list: ListProps<C, R, V>) {
  return (
    <List<C, R, V> {...list}>
      {({ filters, table }) => (
        <Page fill title={list.title} filters={filters}>
          {table}
        </Page>
      )}
    </List>
  )
}
