import type { Call } from '@iisp/contract'

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string)

const block = (title: string, value: unknown) =>
  `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`

function section(call: Call): string {
  const errors = call.errors.map(
    (e) => `<li><code>${e.code}</code> ${e.status} ${escape(e.zh)} / ${escape(e.en)}</li>`,
  )
  return `<section id="${call.name}"><h2>${call.methods.join(' ')} <code>${escape(call.path)}</code></h2>
<p>${escape(call.summary.en)} / ${escape(call.summary.zh)} · <b>${call.name}</b> · ${escape(JSON.stringify(call.access))} · ${call.effect} · idempotent: ${call.idempotent}</p>
${block('input', call.input)}${block('output', call.output)}<ul>${errors.join('')}</ul></section>`
}

/** A page without script that documents every call: input, answers, errors. */
export function docsPage(calls: readonly Call[]): string {
  const sorted = [...calls].sort((a, b) => (a.path < b.path ? -1 : 1))
  const index = sorted.map((call) => `<li><a href="#${call.name}">${escape(call.path)}</a></li>`)
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><title>IISP calls</title>
<style>body{font:14px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}pre{background:#8881;padding:.5rem;overflow:auto}h2{font-size:1rem;margin-top:2rem}ul{columns:2}section ul{columns:1}</style>
<h1>IISP: ${sorted.length} calls</h1><ul>${index.join('')}</ul>${sorted.map(section).join('\n')}</html>`
}
