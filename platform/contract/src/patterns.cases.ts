import * as p from './patterns.ts'

export interface PatternCase {
  readonly title: string
  readonly pattern: RegExp
  readonly takes: readonly string[]
  readonly refuses: readonly string[]
}

export const patternCases: readonly PatternCase[] = [
  {
    title: '[SH-213] letters, digits and Chinese characters only',
    pattern: p.alphanumericOrChinese,
    takes: ['Ab1中', '中', 'Z', '𠮷1', '〇'],
    refuses: ['a-b', 'a b', '', '中，', 'é', 'Ａ'],
  },
  {
    title: '[SH-214] mainland mobile, optionally after +86 or 0086',
    pattern: p.mobilePhone,
    takes: ['13812345678', '+8613812345678', '008613812345678', '19912345678'],
    refuses: [
      '12812345678',
      '1381234567',
      '138123456789',
      '8613812345678',
      '+86 13812345678',
      '13812345678\n',
      '',
    ],
  },
  {
    title: '[SH-215] mobile, or landline with area code',
    pattern: p.anyPhone,
    takes: ['13812345678', '+8613812345678', '0755-12345678', '01012345678', '0755-1234567-8001'],
    refuses: ['12345678', '0755 12345678', '+85221234567', '0755-123456', '0755-12345678-1234567'],
  },
  {
    title: '[SH-216] landline, Hong Kong numbers included',
    pattern: p.landlinePhone,
    takes: ['0755-12345678', '+85221234567', '0085221234567', '+852-91234567', '02112345678-12'],
    refuses: ['0755-1234abcd', 'phone', '+85211234567', '+8522123456', '13812345678', '12345678'],
  },
  {
    title: '[SH-217] e-mail address',
    pattern: p.emailAddress,
    takes: ['a.b@c.com', 'lin.jing@yuanshan.example', "o'x+tag@mail.a-b.cn", `${'a'.repeat(122)}@bc.cn`],
    refuses: [
      'a@b',
      'a b@c.com',
      'abc',
      'a@@c.com',
      'a@b@c.com',
      '.a@c.com',
      'a@c..com',
      `${'a'.repeat(123)}@bc.cn`,
      '中@c.com',
      'a@c.com;',
      '',
    ],
  },
  {
    title: '[SH-218] several e-mail addresses separated by semicolons',
    pattern: p.emailAddresses,
    takes: ['a@b.com;c@d.cn', 'a@b.com', 'a@b.com;c@d.cn;'],
    refuses: ['a@b.com,c@d.cn', 'a@b.com;;c@d.cn', ';a@b.com', 'a@b.com；c@d.cn', 'a@b.com; c@d.cn', '', ';'],
  },
  {
    title: '[SH-219] Chinese characters only',
    pattern: p.chineseOnly,
    takes: ['中文', '䶮', '𠮷'],
    refuses: ['中a', '中1', '', '中 文', '中。'],
  },
  {
    title: '[SH-220] no Chinese characters',
    pattern: p.noChinese,
    takes: ['abc-1', '', 'a b', 'é'],
    refuses: ['a中', '中', '𠮷'],
  },
  {
    title: '[SH-221] digits and hyphens only',
    pattern: p.digitsAndHyphens,
    takes: ['0755-123', '1', '-'],
    refuses: ['12a', '12 3', '', '１２'],
  },
]
