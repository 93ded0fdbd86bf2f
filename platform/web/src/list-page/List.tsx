import type { Call } from '@iisp/contract'
import type { ReactNode } from 'react'
import type { ListProps } from './list-props.ts'
import { type Frame, ListTable } from './ListTable.tsx'
import { type Asked, useAsked } from './use-asked.ts'
import { useCursorList } from './use-cursor-list.ts'
import { useNumberedList } from './use-numbered-list.ts'

interface Props<C extends Call, R, V extends object> extends ListProps<C, R, V> {
  readonly children: (frame: Frame) => ReactNode
}
interface AskedProps<C extends Call, R, V extends object> extends Props<C, R, V> {
  readonly asked: Asked<C, R, V>
}

const walksByCursor = ({ input }: Call): boolean =>
  'properties' in input && Object.keys(input.properties as object).includes('cursor')

/** A list with its filters, without a page around it. */
export function List<C extends Call, R, V extends object>(props: Props<C, R, V>) {
  const asked = useAsked<C, R, V>(props)
  return walksByCursor(props.call) ? (
    <CursorList {...props} asked={asked} />
  ) : (
    <NumberedList {...props} asked={asked} />
  )
}

function CursorList<C extends Call, R, V extends object>(props: AskedProps<C, R, V>) {
  const { call, asked } = props
  return <ListTable {...props} answer={useCursorList(call, asked.input, asked.options)} />
}

function NumberedList<C extends Call, R, V extends object>(props: AskedProps<C, R, V>) {
  const { call, asked } = props
  return <ListTable {...props} answer={useNumberedList(call, asked.input, asked.options)} />
}
