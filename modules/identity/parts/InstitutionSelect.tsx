import { getInstitutions } from '@iisp/identity/contract'
import type { FieldProps } from '@iisp/ui/field'
import { SelectField } from '@iisp/ui/select-field'
import { useCall } from '@iisp/web'
import { useCallback, useMemo } from 'react'

const useInstitutions = () => {
  const answer = useCall(getInstitutions, {}, { quiet: true, staleTime: 60_000 })
  return answer
}

/** The names of institutions by id; an unknown id names itself. */
export function useInstitutionName(): (id: string) => string {
  const { data } = useInstitutions()
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data])
  return useCallback((id) => names.get(id) ?? id, [names])
}

/** Selects an institution by name or id; the value is its id. */
export function InstitutionSelect(props: FieldProps<string | null>) {
  const { data, isLoading } = useInstitutions()
  return (
    <SelectField
      {...props}
      searchable
      loading={isLoading}
      options={(data ?? []).map(({ id, name }) => ({ value: id, label: `${id} ${name}`, chip: name }))}
    />
  )
}
