import { useText } from '@iisp/web/i18n/use-text'
import { useState } from 'react'
import { Arrange } from './arrange/Arrange.tsx'
import { Greeting } from './Greeting.tsx'
import { HomeCards } from './HomeCards.tsx'
import css from './home.module.css'
import { homeTexts } from './texts.ts'

/** A greeting, and the cards that the person chose in their order. */
export function OwnHome() {
  const t = useText(homeTexts)
  const [arranging, setArranging] = useState(false)
  return (
    <>
      <Greeting>
        <button
          type="button"
          className={css.notice}
          aria-expanded={arranging}
          onClick={() => setArranging(!arranging)}
        >
          {t('arrange')}
        </button>
      </Greeting>
      {arranging && <Arrange onClose={() => setArranging(false)} />}
      <HomeCards />
    </>
  )
}
