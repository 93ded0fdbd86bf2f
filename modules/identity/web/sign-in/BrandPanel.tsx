import type { Output } from '@iisp/contract'
import { BrandMark } from '@iisp/ui/brand-mark'
import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { useEffect, useState } from 'react'
import { getCompanyAndProductNum } from '../../contract/sign-in.ts'
import css from './brand-panel.module.css'
import { signInTexts } from './texts.ts'

/** The name of the portal and how many clients it serves. Without an answer the figures are left out. */
export function BrandPanel({ name }: { name: string }) {
  const t = useText(signInTexts)
  const [served, setServed] = useState<Output<typeof getCompanyAndProductNum> | null>(null)
  useEffect(() => {
    request(getCompanyAndProductNum, {}, { quiet: true }).then(setServed, () => {})
  }, [])
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
      <dl className={css.figures} data-ready={served !== null}>
        <div>
          <dt>{t('institutions')}</dt>
          <dd>{served?.companyNum.toLocaleString('en-US') ?? '–'}</dd>
        </div>
        {(served === null || served.productNum > 0) && (
          <div>
            <dt>{t('products')}</dt>
            <dd>{served?.productNum.toLocaleString('en-US') ?? '–'}</dd>
          </div>
        )}
      </dl>
      <div className={css.picture} />
    </header>
  )
}
