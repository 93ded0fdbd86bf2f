import { Button } from '@iisp/ui/button'
import { request, useDraft, useRead, useText } from '@iisp/web'
import { FormFault } from '@iisp/web/forms/index'
import { useState } from 'react'
import { type Rehearsal, rehearseRelation } from '../../contract/rehearsal/rehearsal.ts'
import { EventFields } from './EventFields.tsx'
import { HoldingFields } from './HoldingFields.tsx'
import { NavFields } from './NavFields.tsx'
import { RehearsalResult } from './RehearsalResult.tsx'
import { rehearsalTexts } from './rehearsal-texts.ts'
import {
  type RehearsalValues,
  type Target,
  blankRehearsal,
  inputOf,
  missingFields,
} from './rehearsal-values.ts'
import css from './rehearsal.module.css'

interface RehearsalFormProps {
  readonly target: Target
  /** The starting position of the rehearsal. */
  readonly basis: Rehearsal
}

/** The inputs of a rehearsal with its result below. Any change of the inputs hides the result. */
export function RehearsalForm({ target, basis }: RehearsalFormProps) {
  const t = useText(rehearsalTexts)
  const pairs = basis.holdings.map(({ childCode, motherCode }) => `${childCode}-${motherCode}`).join()
  const name = `fund-relation.rehearsal:${target.relationId ?? pairs}`
  const { value: values, setValue } = useDraft({ name, version: 1, initial: blankRehearsal })
  const [tried, setTried] = useState(false)
  const { result, reading, fault, play, cancel } = useRehearsal(target, values)
  const missing = missingFields(values)
  const faultOf = (field: string) => (tried && missing.has(field) ? t('missing') : null)
  const submit = () => {
    setTried(true)
    if (missing.size === 0) play()
  }
  const clear = () => {
    setTried(false)
    setValue(blankRehearsal)
  }
  return (
    <>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormFault text={fault} />
        <EventFields
          faultOf={faultOf}
          values={values.events}
          onChange={(change) => setValue((now) => ({ ...now, events: change(now.events) }))}
        />
        <NavFields
          faultOf={faultOf}
          funds={basis.funds}
          values={values.navs}
          onChange={(change) => setValue((now) => ({ ...now, navs: change(now.navs) }))}
        />
        <HoldingFields
          faultOf={faultOf}
          holdings={basis.holdings}
          values={values.holdings}
          onChange={(change) => setValue((now) => ({ ...now, holdings: change(now.holdings) }))}
        />
        <div className={css.bar}>
          <Button type="primary" htmlType="submit" reading={reading}>
            {t('run')}
          </Button>
          {reading ? (
            <Button onClick={cancel}>{t('cancel')}</Button>
          ) : (
            <Button onClick={clear}>{t('clear')}</Button>
          )}
        </div>
      </form>
      {result && <RehearsalResult result={result} />}
    </>
  )
}

/**
 * Plays the entered values; a long rehearsal can be cancelled. The result is returned only while
 * the values equal the played ones.
 */
function useRehearsal(target: Target, values: RehearsalValues) {
  const [result, setResult] = useState<Rehearsal | null>(null)
  const [played, setPlayed] = useState('')
  const { reading, refusal, run, stop } = useRead()
  const entered = JSON.stringify(values)
  const play = () => {
    setPlayed(entered)
    setResult(null)
    void run(
      (signal) => request(rehearseRelation, inputOf(target, values), { quiet: true, signal }),
      setResult,
    )
  }
  const isCurrent = played === entered
  return {
    result: isCurrent ? result : null,
    reading,
    fault: (isCurrent && refusal?.msg) || '',
    play,
    cancel: stop,
  }
}
