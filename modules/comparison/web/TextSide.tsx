import { comparisonLimits } from '@iisp/comparison/contract'
import { TextArea } from '@iisp/ui/text-area'
import { useText } from '@iisp/web'
import { useState } from 'react'
import css from './comparison.module.css'
import { comparisonTexts } from './comparison-texts.ts'
import { readTextFile } from './read-text-file.ts'

interface Props {
  readonly side: 'left' | 'right'
  readonly value: string
  readonly onChange: (text: string) => void
}

/** One of the two texts, typed, pasted or read from a file of this computer. */
export function TextSide({ side, value, onChange }: Props) {
  const t = useText(comparisonTexts)
  const [error, setError] = useState('')
  const change = (text: string) => {
    setError('')
    onChange(text)
  }
  const read = async (file: File) => {
    const text = await readTextFile(file)
    if (text === null) return setError(t('noText'))
    if ([...text].length > comparisonLimits.characters)
      return setError(t('tooLong', { limit: comparisonLimits.characters }))
    change(text)
  }
  return (
    <div className={css.side}>
      <TextArea
        label={t(side)}
        placeholder={t('placeholder')}
        max={comparisonLimits.characters}
        rows={10}
        value={value}
        error={error}
        onChange={change}
      />
      <label className={css.file}>
        {t(`choose.${side}`)}
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // so that the same file can be chosen again after it was changed
            event.target.value = ''
            if (file) void read(file)
          }}
        />
      </label>
    </div>
  )
}
