import type { Language } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'
import { ownName } from './shown-name.ts'

/**
 * The acting person shown beside the institution's name: the super user if a super-manager has switched, else name and
 * account of a private account, else ''.
 */
export function actingAs(
  profile: Pick<Profile, 'supperMgrChg' | 'isPrivateAccount' | 'name' | 'nameEn' | 'account'>,
  superUser: { readonly account: string; readonly name: string } | null,
  language: Language,
): string {
  if (profile.supperMgrChg === '1') return superUser ? `${superUser.account} ${superUser.name}` : ''
  return profile.isPrivateAccount === '1' ? `${ownName(profile, language)} ${profile.account}` : ''
}
