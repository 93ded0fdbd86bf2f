import type { Output } from '@iisp/contract'
import { toast, useCall, useProfile, useText } from '@iisp/web'
import { request } from '@iisp/web/request/request'
import { useShell } from '@iisp/web/routes/shell-parts'
import { changeManagerTypeOption, changeUserInfo, managerTypeOption } from '../../contract/own-identities.ts'
import type { queryCompanyList } from '../../contract/own-identities.ts'
import { identityTexts } from './identity-texts.ts'

export type Side = Output<typeof managerTypeOption>['list'][number]
type Company = Output<typeof queryCompanyList>[number]

/** The sides that the account works at; undefined until loaded. */
export const useSides = () => useCall(managerTypeOption, {}, { quiet: true, staleTime: Infinity }).data

/** Changes to another side or company of the person; a refusal is shown as a message. */
export function useIdentityChange() {
  const t = useText(identityTexts)
  const profile = useProfile()
  const { changePerson, parts } = useShell()
  /** The last side is remembered for the signed-in person, not for the person they act for. */
  const remember = ({ managerType }: Side) => {
    if (profile?.realName === '') void parts.ports.lastSide?.save(managerType).catch(() => {})
  }
  return {
    toSide: async (side: Side) => {
      const changed = await changePerson(() =>
        request(changeManagerTypeOption, { managerType: side.managerType }),
      )
      if (!changed) return
      remember(side)
      toast.success(t('done', { name: side.name }))
    },
    toCompany: async ({ account, cpName }: Company) => {
      if (await changePerson(() => request(changeUserInfo, { account })))
        toast.success(t('done', { name: cpName }))
    },
  }
}
