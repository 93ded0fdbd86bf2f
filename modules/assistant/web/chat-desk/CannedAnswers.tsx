import { cannedList } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { SmallSelect } from '@iisp/ui/small-select'
import { useCall, useText } from '@iisp/web'
import { useState } from 'react'
import { CannedManager } from './CannedManager.tsx'
import { chatTexts } from './chat-texts.ts'
import css from './chat.module.css'

/** Sentences to insert into an answer, and the way to the dialog that manages them. */
export function CannedAnswers({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useText(chatTexts)
  const canned = useCall(cannedList, {})
  const [managing, setManaging] = useState(false)
  return (
    <div className={css.canned}>
      <SmallSelect
        label={t('canned')}
        value=""
        onChange={(value) => {
          const chosen = canned.data?.find(({ id }) => id === value)
          if (chosen) onChoose(chosen.text)
        }}
      >
        <option value="">{t('canned')}</option>
        {canned.data?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SmallSelect>
      <Button type="link" onClick={() => setManaging(true)}>
        {t('manage')}
      </Button>
      {managing && <CannedManager canned={canned.data ?? []} onClose={() => setManaging(false)} />}
    </div>
  )
}
