import { groupThousands } from '@iisp/contract/group-thousands'
import type { Output } from '@iisp/contract'
import { BrandMark } from '@iisp/ui/brand-mark'
import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { useEffect, useState } from 'react'
import { getCompanyAndProductNum } from '../../../contract/sign-in.ts'
import css from './brand-panel.module.css'
import { signInTexts } from '../texts.ts'

/** The smallest figure that is shown; smaller ones would not impress. */
const worthTelling = 100

/** The name of the portal and how many clients it serves, as soon as that is known. */
export function BrandPanel({ name }: { name: string }) {
  const t = useText(signInTexts)
  const [served, setServed] = useState<Output<typeof getCompanyAndProductNum> | null>(null)
  useEffect(() => {
    request(getCompanyAndProductNum, {}, { quiet: true }).then(setServed, () => {})
  }, [])
  const figures = [
    ['institutions', served?.companyNum ?? 0] as const,
    ['products', served?.productNum ?? 0] as const,
  ].filter(([, count]) => count >= worthTelling)
  return (
    <header className={css.panel}>
      <div className={css.brand}>
        <BrandMark size={32} inverted />
        <span>{name}</span>
      </div>
      <p className={css.slogan}>{t('slogan')}</p>
      <p className={css.points}>
        {t('points.custody')}
        <i aria-hidden="true" />
        {t('points.operations')}
        <i aria-hidden="true" />
        {t('points.instruction')}
      </p>
      {figures.length > 0 && (
        <dl className={css.figures}>
          {figures.map(([what, count]) => (
            <div key={what}>
              <dt>{t(what)}</dt>
              <dd>{groupThousands(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.picture} />
    </header>
  )
}
