import { useText } from '@iisp/web/i18n/use-text'
import type { ReactNode } from 'react'
import { BrandPanel } from './BrandPanel.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import css from '../sign-in.module.css'
import { TermsLinks } from './TermsLinks.tsx'
import { signInTexts } from '../texts.ts'
import { useBrand } from './use-brand.ts'

/** A page of its own before the sign-in: the brand at the left, a form at the right. */
export function EntranceFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(signInTexts)
  const brand = useBrand()
  return (
    <div className={css.page}>
      <BrandPanel name={brand.name} />
      <main className={css.side}>
        <LanguageSwitch />
        <div className={css.card}>
          <h1 className={css.title}>{title}</h1>
          {children}
        </div>
        <footer className={css.footer}>
          {brand.phone !== '' && t('service', { phone: brand.phone })}
          <TermsLinks />
        </footer>
      </main>
    </div>
  )
}
