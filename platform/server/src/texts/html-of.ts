import type { Line } from './read-texts.ts'
import { TextFault } from './text-fault.ts'

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])

/** Kinds of lines; lines of one kind that follow each other form one list or table. */
const kinds = [
  ['ol', /^\d+\. +/],
  ['ul', /^- +/],
  ['table', /^\| */],
  ['h3', /^#### +/],
  ['p', /^/],
] as const
type Kind = (typeof kinds)[number][0]

/**
 * The rich text that lines of Markdown mean. A line is a paragraph, an item of a list (`1. `,
 * `- `), a row of a table (`| a | b |`) or a heading (`#### `).
 */
export function htmlOf(file: string, lines: readonly Line[]): string {
  const blocks: { kind: Kind; rows: string[] }[] = []
  for (const { number, text } of lines) {
    const [kind, mark] = kinds.find(([, start]) => start.test(text)) as (typeof kinds)[number]
    const row = inline(text.replace(mark, ''), (what) => new TextFault(file, number, what))
    const last = blocks.at(-1)
    if (kind === 'table' && last?.kind === kind && last.rows.length === 1 && !/^[ |-]+$/.test(text))
      throw new TextFault(file, number, 'the second line of a table is “| --- | --- |”')
    if (last?.kind === kind && text !== '') last.rows.push(row)
    else blocks.push({ kind, rows: text === '' ? [] : [row] })
  }
  return blocks.map(({ kind, rows }) => (rows.length === 0 ? '' : blockOf[kind](rows))).join('')
}

const tagged = (tag: string, texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('')
const blockOf: Readonly<Record<Kind, (rows: readonly string[]) => string>> = {
  ol: (rows) => `<ol>${tagged('li', rows)}</ol>`,
  ul: (rows) => `<ul>${tagged('li', rows)}</ul>`,
  h3: (rows) => tagged('h3', rows),
  p: (rows) => tagged('p', rows),
  table: tableOf,
}

/** The first row of a table is its head, the second is the line below it. */
function tableOf([head = '', , ...rows]: readonly string[]): string {
  const cells = (tag: string, row: string) =>
    `<tr>${tagged(tag, row.replace(/ *\|$/, '').split(/ *\| */))}</tr>`
  return `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('')}</tbody></table>`
}

const inline = (text: string, fault: (what: string) => TextFault): string =>
  text
    .replace(/[&<>]/g, (sign) => escapes.get(sign) ?? sign)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`(.+?)`/g, '<code>$1</code>')
    .replace(
      /\[([^\]]*)\]\(([^)]*)\)/g,
      (_, words: string, target: string) => `<a href="${addressOf(target, fault)}">${words}</a>`,
    )

/** The address of a link to a menu, a file, a page of the portal or another site. */
function addressOf(target: string, fault: (what: string) => TextFault): string {
  const [, scheme, name] = /^(menu|download):([\w-]+)$/.exec(target) ?? []
  if (scheme === 'menu') return `#${name}`
  if (scheme === 'download') return `#download_${name}`
  if (/^(?:https:\/|\/[\w])[^"]*$/.test(target)) return target
  throw fault(`a link leads to “menu:…”, “download:…”, “/…” or “https://…”, not “${target}”`)
}
