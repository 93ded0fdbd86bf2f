/** Without the digits and signs around it. */
function strip(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

/**
 * Parts of the most common passwords: words of published top lists, including Chinese ones, and
 * keyboard walks. Lower case, without decoration.
 */
const words = new Set(
  `password passwort passw passwd passcode pass mima mimamima admin administrator root superuser sysadmin system user
  username guest test tester testing demo temp temporary default change changeme changeit changepassword newpassword
  secret login welcome letmein hello hellokitty hellohello sunshine princess prince king queen dragon monkey master
  shadow football baseball basketball soccer hockey superman batman spiderman ironman starwars pokemon naruto
  michael michelle jordan jennifer jessica daniel andrew joshua robert thomas charlie ashley nicole matthew anthony
  william george harley ranger buster hunter tigger cookie pepper ginger maggie summer winter spring autumn
  january february march april june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday flower orange banana apple cheese chocolate coffee computer internet windows
  server oracle database samsung huawei xiaomi lenovo alibaba taobao tencent baidu weixin wechat iphone android
  google facebook twitter youtube amazon microsoft china zhongguo beijing shanghai shenzhen guangzhou hangzhou
  nanjing chengdu tianjin wuhan chongqing love loveme loveyou iloveyou iloveu lovely forever freedom whatever trustno
  mustang corvette ferrari porsche mercedes access killer phoenix diamond golden silver purple yellow black
  woaini woaiwojia woaini woaita aini ainiyiwanbei wodemima nihao nihaoma xiaoxiao xiaoming xiaohong baobao baobei
  laopo laogong mama baba zhang wang zhao qian chen yang huang zhou liu sun li
  company office manager finance bank fund money trading trade account service support helpdesk custody portal
  a aa aaa aaaa ab abc abcd abcde abcdef abcdefg abcabc abcdabcd qq qqq xx xxx zz zzz zx zxc zxcv zxcvb zxcvbn zxcvbnm
  q qw qwe qwer qwert qwerty qwertyu qwertyui qwertyuiop qweasd qweasdzxc qweqwe qwerqwer as asd asdf asdfg asdfgh
  asdfghj asdfghjkl asdasd asdfasdf asdqwe qaz qazwsx qazwsxedc qazqaz wsx edc zaq zaqwsx xsw zse poiuyt lkjhgf mnbvcx
  qaz2wsx qaz2wsx3edc q2w3e q2w3e4 q2w3e4r q2w3e4r5t q2w3e4r5t6y zaq12wsx aq1sw2 aq1sw2de3 q1w2e3 q1w2e3r4 q1w2e3r4t5 a1b2c3 a1b2c3d4
  a1s2d3 a1s2d3f4 z1x2c3 wsx3edc z2x3c4v qa2ws3ed`
    .split(/\s+/)
    .map(strip),
)

/** Letters as people write them with digits and signs; both readings of 1 and ! are tried. */
const spellings: readonly Readonly<Record<string, string>>[] = [
  { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't', '+': 't' },
  { '@': 'a', '4': 'a', '3': 'e', '1': 'l', '!': 'l', '0': 'o', $: 's', '5': 's', '7': 't', '+': 't' },
]
/** The digit keys with shift: a walk over the keyboard is the same walk. */
const shifted = ')!@#$%^&*('

const spelled = (text: string, how: Readonly<Record<string, string>>) =>
  text.replace(/[^a-z]/g, (char) => how[char] ?? char)
const unshifted = (text: string) => text.replace(/[)!@#$%^&*(]/g, (char) => String(shifted.indexOf(char)))

/** Digits that come to mind first: years and dates, runs, repetitions, pairs. */
const isPlainNumber = (digits: string): boolean =>
  /^(?:19|20)\d{2}(?:(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])?)?$/.test(digits) ||
  /^(\d+?)\1+$/.test(digits) ||
  '01234567890123456789'.includes(digits) ||
  '98765432109876543210'.includes(digits) ||
  ['1314', '520', '5201314', '1314520', '147258', '147258369', '159357', '112233', '10086', '12315'].includes(
    digits,
  )

/**
 * Whether a password is a common word or keyboard walk, in any spelling, with only a common
 * decoration around it: a few signs and digits, a year, a run. Each word represents thousands of
 * passwords of the published lists.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const cores = [lower, unshifted(lower), ...spellings.map((how) => spelled(lower, how))].flatMap((text) => [
    strip(text),
    ...spellings.map((how) => spelled(strip(lower), how)),
  ])
  return cores.some((core) => isWord(core) && isDecoration(lower, core.length))
}

/** A word, a word twice, or a word with signs between its letters. */
function isWord(core: string): boolean {
  const plain = core.replace(/[^\p{L}\p{N}]/gu, '')
  const half = plain.slice(0, plain.length / 2)
  return core !== '' && (words.has(core) || words.has(plain) || (half + half === plain && words.has(half)))
}

/**
 * Whether the decoration around the word is trivial: up to four characters of any kind, or signs
 * with a plain number.
 */
function isDecoration(lower: string, coreLength: number): boolean {
  if (lower.length - coreLength <= 4) return true
  const around = [/^[^\p{L}]*/u.exec(lower)?.[0] ?? '', /[^\p{L}]*$/u.exec(lower)?.[0] ?? '']
  const numbers = around.join(' ').match(/\d+/g) ?? []
  const signs = around.join('').replace(/\d/g, '')
  return signs.length <= 4 && numbers.every((digits) => digits.length <= 2 || isPlainNumber(digits))
}
