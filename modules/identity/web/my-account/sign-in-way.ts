const ways = ['normal', 'key', 'sms', 'sweep'] as const

/** The way of a sign-in by its number. */
export const signInWayOf = ({ loginType }: { readonly loginType: number }) => ways[loginType] ?? 'normal'
