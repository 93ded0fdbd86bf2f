import type { Output } from '@iisp/contract'
import { compareTexts } from '@iisp/comparison/contract'
import { Button } from '@iisp/ui/button'
import { CheckBox } from '@iisp/ui/check-box'
import { Page } from '@iisp/ui/page'
import { request, useDraft, useRead, useText } from '@iisp/web'
import { FormFault } from '@iisp/web/forms/index'
import { useState } from 'react'
import css from './comparison.module.css'
import { comparisonTexts } from './comparison-texts.ts'
import { Differences } from './Differences.tsx'
import { TextSide } from './TextSide.tsx'

const blank = { left: '', right: '', ignoreSpaces: false, ignorePunctuation: false }

/** 文本比对: where two texts differ. The result goes as soon as something is changed, since it no longer fits. */
export function ComparisonPage() {
  const t = useText(comparisonTexts)
  const { value: input, setValue: setInput } = useDraft({ name: 'comparison', version: 1, initial: blank })
  const [result, setResult] = useState<Output<typeof compareTexts> | null>(null)
  const [fault, setFault] = useState('')
  const { reading, refusal, run, stop, forget } = useRead()
  const set = (change: Partial<typeof blank>) => {
    setInput((before) => ({ ...before, ...change }))
    setResult(null)
    setFault('')
    stop()
    forget()
  }
  const compare = () => {
    if (input.left === '' || input.right === '') return setFault(t('bothEmpty'))
    void run((signal) => request(compareTexts, input, { quiet: true, signal }), setResult)
  }
  return (
    <Page title={t('title')} description={t('hint')}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          compare()
        }}
      >
        <FormFault text={fault || (refusal?.msg ?? '')} />
        <div className={css.sides}>
          {(['left', 'right'] as const).map((side) => (
            <TextSide key={side} side={side} value={input[side]} onChange={(text) => set({ [side]: text })} />
          ))}
        </div>
        <div className={css.bar}>
          {(['ignoreSpaces', 'ignorePunctuation'] as const).map((name) => (
            <CheckBox
              key={name}
              label={t(name)}
              checked={input[name]}
              onChange={(checked) => set({ [name]: checked })}
            />
          ))}
          <Button type="primary" htmlType="submit" reading={reading}>
            {t('compare')}
          </Button>
        </div>
      </form>
      {result && <Differences result={result} />}
    </Page>
  )
}
