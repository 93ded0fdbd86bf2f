import '@iisp/ui/tokens.css'
import '@iisp/ui/base.css'
import { ProductPicker } from '@iisp/ui/product-picker'
import { MultiProductPicker } from '@iisp/ui/product-picker/multi'
import { UiRoot } from '@iisp/ui/root'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { painted } from '../painted.ts'
import { products } from './products.ts'

function Single() {
  const [value, setValue] = useState<string | null>(null)
  return <ProductPicker label="产品" products={products} value={value} onChange={setValue} />
}
function Multi() {
  const [value, setValue] = useState<readonly string[]>([])
  return <MultiProductPicker label="产品" products={products} value={value} onChange={setValue} />
}
/** Selectors of the visible options. Ant Design also has hidden ones for screen readers. */
const optionsOf = { single: '.ant-select-item-option', multi: '[role="option"]' }
const sides = { single: Single, multi: Multi }
const name = new URLSearchParams(location.search).get('side') as keyof typeof sides
const Side = sides[name]
createRoot(document.getElementById('root') as HTMLElement).render(
  <UiRoot>
    <Side />
  </UiRoot>,
)

const all = products.flatMap((product) => [product, ...(product.sons ?? [])])
/** Labels that match a keyword, computed independently of the pickers. */
function labelsOf(keyword: string): Set<string> {
  const found = all.filter((one) =>
    [one.name, one.code, one.initials ?? ''].some((text) =>
      text.toLowerCase().includes(keyword.toLowerCase()),
    ),
  )
  return new Set(found.map(({ name: of, code }) => `${of}（${code}）`))
}
const listed = () =>
  [...document.querySelectorAll<HTMLElement>(optionsOf[name])].map((option) => option.textContent)

/** Measures the milliseconds from the next keystroke until its result is painted. */
function answerTo(keyword: string): { readonly took: Promise<number> } {
  const wanted = labelsOf(keyword)
  const before = listed()
  const answers = () => {
    const now = listed()
    return now.length > 0 && String(now) !== String(before) && now.every((label) => startsOf(wanted, label))
  }
  const took = new Promise<number>((done, failed) => {
    const began = async (event: Event) => {
      for (const kind of kinds) document.removeEventListener(kind, begin, true)
      do await painted()
      while (!answers() && performance.now() - event.timeStamp < patience)
      if (answers()) done(performance.now() - event.timeStamp)
      else failed(new Error(`${name}: nothing for ${keyword}: ${listed().slice(0, 3).join()}`))
    }
    const begin = (event: Event) => void began(event)
    const kinds = ['keydown', 'beforeinput']
    for (const kind of kinds) document.addEventListener(kind, begin, true)
  })
  return { took }
}
/** Whether an option shows one of the labels, which may be followed by a state. */
const startsOf = (wanted: ReadonlySet<string>, label: string) =>
  wanted.has(label.slice(0, label.indexOf('）') + 1))
const patience = 5000

let waiting: Promise<number> = Promise.resolve(0)
export interface PickerBench {
  readonly expect: (keyword: string) => void
  readonly took: () => Promise<number>
}
Object.assign(window, {
  pickerBench: {
    expect: (keyword) => {
      waiting = answerTo(keyword).took
      // the rejection is handled by whoever awaits `took`
      waiting.catch(() => undefined)
    },
    took: () => waiting,
  } satisfies PickerBench,
})
