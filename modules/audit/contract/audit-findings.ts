import type { Language, Output } from '@iisp/contract'
import type { auditVerification } from './audit-verification.ts'

type Last = NonNullable<Output<typeof auditVerification>['last']>
export type AuditFinding = Last['chains'][number]['findings'][number]
export type AuditSource = Last['sources'][number]
export type HeadsFinding = AuditSource['findings'][number]

type Words = (rows: string, last: string) => string
const words: Readonly<
  Record<AuditFinding['kind'] | HeadsFinding['kind'], Readonly<Record<Language, Words>>>
> = {
  changed: {
    zh: (rows) => `${rows}被修改，或并非由门户写入`,
    en: (rows) => `${rows} changed, or not written by the portal`,
  },
  unmarked: {
    zh: (rows) => `${rows}没有门户的印记，绕过门户写入`,
    en: (rows) => `${rows} without the portal's mark: written past it`,
  },
  moved: {
    zh: (rows) => `${rows}的时间、顺序或链接被修改`,
    en: (rows) => `${rows} with another time, place or link`,
  },
  repeated: {
    zh: (rows) => `${rows}是其他记录的复制`,
    en: (rows) => `${rows} copied from another record`,
  },
  missing: { zh: (rows) => `缺少${rows}`, en: (rows) => `${rows} missing` },
  'head-back': {
    zh: (_, last) => `链头被改动，与最后一条（第 ${last} 条）不符`,
    en: (_, last) => `The chain's head was changed: it does not fit the last record, ${last}`,
  },
  rewritten: {
    zh: (_, last) => `第 ${last} 条与已签名的链头不符：该条或其之前的记录被重写`,
    en: (_, last) => `Record ${last} differs from the signed head: it or records before it were rewritten`,
  },
  gone: {
    zh: (_, last) => `整条链被删除，共 ${last} 条`,
    en: (_, last) => `The whole chain of ${last} records was deleted`,
  },
  switch: {
    zh: (rows) => `须带印记的起点被改动，${rows}被当作旧记录`,
    en: (rows) => `The first record that needs a mark was moved: ${rows} pass as older ones`,
  },
  'heads-changed': {
    zh: (rows) => `签名文件${rows}被修改`,
    en: (rows) => `Signed heads changed: ${rows}`,
  },
  'heads-missing': {
    zh: (rows) => `签名文件缺少${rows}`,
    en: (rows) => `Signed heads missing: ${rows}`,
  },
  'heads-cut': {
    zh: (rows) => `签名文件末尾被截去${rows}`,
    en: (rows) => `Signed heads cut off at the end: ${rows}`,
  },
}

const rowsOf: Readonly<Record<Language, (from: number, to: number, lines: boolean) => string>> = {
  zh: (from, to, lines) => {
    const unit = lines ? '行' : '条'
    return from === to ? `第 ${to} ${unit}` : `第 ${from} 至 ${to} ${unit}`
  },
  en: (from, to, lines) => {
    const unit = lines ? 'line' : 'record'
    return from === to ? `${unit} ${to}` : `${unit}s ${from} to ${to}`
  },
}

/** The meaning of a finding, as a sentence. */
export function findingWords({ kind, from, to }: AuditFinding | HeadsFinding, language: Language): string {
  const said = words[kind][language](rowsOf[language](from, to, kind.startsWith('heads-')), String(to))
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}
