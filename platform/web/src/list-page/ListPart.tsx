import type { Call } from '@iisp/contract'
import type { ListProps } from './list-props.ts'
import type { Row } from './use-list-answer.ts'
import { List } from './List.tsx'

/** A list as one part of a page, for example inside a tab. */
export function ListPart<C extends Call, V extends object = object, R = Row<C>>(props: ListProps<C, R, V>) {
  return (
    <List<C, R, V> {...props}>
      {({ filters, table }) => (
        <>
          {filters}
          {table}
        </>
      )}
    </List>
  )
}
