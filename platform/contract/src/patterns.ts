const mobile = '(?:\\+86|0086)?1[3-9][0-9]{9}'
const landline = '0[0-9]{2,3}-?[0-9]{7,8}(?:-[0-9]{1,6})?'
const hongKong = '(?:\\+852|00852)-?[2-9][0-9]{7}'
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[A-Za-z0-9-]+'
/** At most 128 characters, one '@', a dotted domain. Neighbouring parts share no character: linear time. */
const email = `(?=[^;]{3,128}(?:;|$))${atom}(?:\\.${atom})*@${label}(?:\\.${label})*\\.[A-Za-z]{2,63}`
const whole = (source: string) => new RegExp(`^(?:${source})$`, 'u')

/** Letters, digits and Chinese characters. */
export const alphanumericOrChinese = /^[A-Za-z0-9\p{Script=Han}]+$/u
/** Mainland mobile, optionally after +86 or 0086. */
export const mobilePhone = whole(mobile)
/** Mainland mobile, or a landline with its area code and optional extension. */
export const anyPhone = whole(`${mobile}|${landline}`)
/** Landline of the mainland, or a Hong Kong number after +852 or 00852. */
export const landlinePhone = whole(`${landline}|${hongKong}`)
export const emailAddress = whole(email)
/** Addresses separated by ';', with an optional one at the end. */
export const emailAddresses = whole(`${email}(?:;${email})*;?`)
export const chineseOnly = /^\p{Script=Han}+$/u
/** Anything but Chinese characters; the empty text passes. */
export const noChinese = /^\P{Script=Han}*$/u
export const digitsAndHyphens = /^[0-9-]+$/
