import { findPeople, getNames } from '@iisp/identity/contract'
import { useDebounced } from '@iisp/ui/hooks'
import { type PersonOption, PersonPicker } from '@iisp/ui/person-picker'
import { useCall } from '@iisp/web'
import { useMemo, useState } from 'react'

interface Props {
  readonly label: string
  /** Id of a person, '' for everybody. */
  readonly value: string
  readonly onChange: (id: string) => void
}
/** The search for people starts when nothing was typed for this time in milliseconds. */
const rest = 300

/** Selects a person of any institution by name, pinyin or account. */
export function PersonField({ label, value, onChange }: Props) {
  const [keyword, setKeyword] = useState('')
  const [typed, setTyped] = useState('')
  const lookUp = useDebounced(setKeyword, rest)
  const [opened, setOpened] = useState(false)
  const found = useCall(
    findPeople,
    { keyword },
    { enabled: opened, quiet: true, keepPrevious: true, staleTime: 60_000 },
  )
  const names = useCall(
    getNames,
    { personIds: [value], accountIds: [] },
    { enabled: value !== '', quiet: true, staleTime: 60_000 },
  )
  const people = useMemo(() => {
    const listed = (found.data?.list ?? []).map<PersonOption>((person) => ({
      id: person.id,
      name: person.NAME,
      spellings: person.SPELLINGS,
      account: person.ACCOUNTS.join(' '),
      institution: `${person.INSTITUTION_ID} ${person.INSTITUTION}`,
      disabled: !person.ENABLED,
    }))
    // the value may come from the address, so the person may not be among the search results
    const named = (names.data?.people ?? []).filter(({ id }) => !listed.some((person) => person.id === id))
    return [...listed, ...named.map(({ id, NAME }) => ({ id, name: NAME }))]
  }, [found.data, names.data])
  return (
    <PersonPicker
      label={label}
      people={people}
      more={found.data !== undefined && found.data.total > found.data.list.length}
      // from the first letter on, so that Enter waits for the people that match what is typed
      loading={found.isFetching || typed !== keyword}
      failure={found.error?.msg}
      onOpen={() => {
        setOpened(true)
        if (found.isError) void found.refetch()
      }}
      onKeyword={(next) => {
        setTyped(next.trim())
        lookUp.call(next.trim())
      }}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
