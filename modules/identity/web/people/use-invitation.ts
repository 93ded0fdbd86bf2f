import type { Output } from '@iisp/contract'
import { toast, useSend, useText } from '@iisp/web'
import { useForm } from '@iisp/web/forms/index'
import { staffChangeList, staffInvite } from '../../contract/people/staff-changes.ts'
import type { staffInstitutions } from '../../contract/people/staff.ts'
import { accountFault, normalAccount } from '../../rules/sign-in/account.ts'
import { staffTexts } from './staff-texts.ts'

export interface InvitationProps {
  /** The institutions for which the caller may invite; at least one. */
  readonly institutions: Output<typeof staffInstitutions>
  readonly onClose: () => void
}
interface Values {
  readonly institutionId: string | null
  readonly name: string
  readonly account: string
  readonly phone: string
  readonly roles: readonly string[]
  readonly reason: string
}

/** The form of an invitation, the institution chosen in it, and how it is sent. */
export function useInvitation({ institutions, onClose }: InvitationProps) {
  const t = useText(staffTexts)
  const inviting = useSend(staffInvite, { invalidates: [staffChangeList], quiet: true })
  const [first, ...others] = institutions
  const initial: Values = {
    institutionId: others.length === 0 ? (first?.id ?? null) : null,
    name: '',
    account: '',
    phone: '',
    roles: [],
    reason: '',
  }
  const form = useForm({
    initial,
    faultsOf: (typed) => ({
      institutionId: typed.institutionId === null && t('institutionMissing'),
      name: typed.name.trim() === '' && t('nameMissing'),
      account: accountFault(normalAccount(typed.account)) !== null && t('accountWrong'),
      phone: !/^1[3-9][0-9]{9}$/.test(typed.phone.trim()) && t('phoneWrong'),
      roles: typed.roles.length === 0 && t('rolesNeeded'),
      reason: typed.reason.trim() === '' && t('inviteReasonMissing'),
    }),
  })
  const chosen = institutions.find(({ id }) => id === form.values.institutionId)
  const invite = async ({ name, account, phone, roles, reason }: Values) => {
    if (chosen === undefined) return
    await inviting.mutateAsync({
      institutionId: chosen.id,
      name: name.trim(),
      account: normalAccount(account),
      phone: phone.trim(),
      roles: chosen.grantableRoles.filter((one) => roles.includes(one)),
      reason: reason.trim(),
    })
    toast.success(t('rolesProposed'))
    onClose()
  }
  return { form, chosen, invite }
}
