import { addConta, deleteContactById, getMgrCYConta, updateConta } from '@iisp/transfers/contract'
import type { ContactForm, ContactSource } from '@iisp/ui/contact-picker'
import { useCall, useLocale, useProfile, useRefusalOf, useSend } from '@iisp/web'
import { useMemo } from 'react'
import { contactFaults } from './contact-faults.ts'

const reload = { invalidates: [getMgrCYConta], quiet: true }

/** The institution's contacts for the picker. */
export function useContacts(): ContactSource {
  const locale = useLocale()
  const profile = useProfile()
  const whose = useMemo(() => (profile === null ? {} : { cpId: profile.cpId }), [profile])
  const { data, error, isFetching } = useCall(getMgrCYConta, whose, { quiet: true })
  const refusalOf = useRefusalOf()
  const { mutateAsync: add } = useSend(addConta, reload)
  const { mutateAsync: change } = useSend(updateConta, reload)
  const { mutateAsync: remove } = useSend(deleteContactById, reload)
  const list = useMemo(
    () =>
      data?.map((row) => ({
        id: row.MGR_ID,
        name: row.CONT_NAME,
        phone: row.CONT_PHONE,
        email: row.CONT_EMAIL,
        landline: row.CONT_LANDLINE,
        address: row.CONT_ADDRESS,
        isDefault: row.IS_DEFAULT === '1',
        editable: row.TYPE === '2' && !row.cannotEdit,
      })),
    [data],
  )
  const inputOf = (form: ContactForm) => ({
    contName: form.name.trim(),
    contPhone: form.phone,
    contEmail: form.email,
    contLandline: form.landline,
    contAddress: form.address.trim(),
    isDefault: form.isDefault ? ('1' as const) : ('0' as const),
    ...(profile !== null && { mgrAccount: profile.account }),
  })
  return {
    list,
    loading: isFetching,
    error: error?.msg,
    faultsOf: (form, mode) => contactFaults(form, mode, locale),
    onSave: async (form, id) => {
      let saved = id
      const refusal = await refusalOf(async () => {
        if (id === null) saved = (await add({ ...inputOf(form), ...whose })).ID
        else await change({ ...inputOf(form), id })
      })
      return saved === null || refusal !== undefined ? { refusal: refusal ?? '' } : { id: saved }
    },
    onDelete: (id) => refusalOf(() => remove({ id })),
  }
}
