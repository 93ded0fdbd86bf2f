import { getJJsListByOrgNameSupportLike } from '@iisp/reference/contract'
import type { FieldProps } from '@iisp/ui/field'
import { SelectField } from '@iisp/ui/select-field'
import { useCall, useLocale } from '@iisp/web'

/** All brokers, which change with the installation alone. */
export const useBrokers = () => useCall(getJJsListByOrgNameSupportLike, {}, { staleTime: Infinity })

/** Selects a broker; the value is its id in the portal. */
export function BrokerSelect(props: FieldProps<string | null>) {
  const { data, isLoading } = useBrokers()
  const locale = useLocale()
  return (
    <SelectField
      {...props}
      searchable
      loading={isLoading}
      options={(data ?? []).map(({ JJSID, ORGNAME, ORGNAME_EN }) => ({
        value: JJSID,
        label: (locale === 'en' && ORGNAME_EN) || ORGNAME,
      }))}
    />
  )
}
