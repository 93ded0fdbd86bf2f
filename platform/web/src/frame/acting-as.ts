import type { Profile } from '@iisp/contract/shell-answers'

/**
 * The acting person shown beside the institution's name: the super user if a super-manager has switched, else name and
 * account of a private account, else ''.
 */
export function actingAs(
  profile: Pick<Profile, 'supperMgrChg' | 'isPrivateAccount' | 'name' | 'account'>,
  superUser: { readonly account: string; readonly name: string } | null,
): string {
  if (profile.supperMgrChg === '1') return superUser ? `${superUser.account} ${superUser.name}` : ''
  return profile.isPrivateAccount === '1' ? `${profile.name} ${profile.account}` : ''
}
