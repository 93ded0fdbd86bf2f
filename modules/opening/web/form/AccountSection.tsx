import { linkTypeCodes, linkTypes } from '@iisp/opening/contract'
import { getProductInfo } from '@iisp/product/contract'
import { getJJsListByOrgNameSupportLike } from '@iisp/reference/contract'
import { FormSection } from '@iisp/ui/form-page'
import { ProductPicker } from '@iisp/ui/product-picker'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useCall, useLocale, useText } from '@iisp/web'
import { useMemo } from 'react'
import { formTexts } from './form-texts.ts'
import type { PartProps } from './part-props.ts'

/** Which account of which product at which broker. */
export function AccountSection({ kind, form, sending, kept }: PartProps & { readonly kept: boolean }) {
  const t = useText(formTexts)
  const locale = useLocale()
  const { fields, change } = form
  const products = useCall(getProductInfo, {}, { quiet: true })
  const options = useMemo(
    () =>
      (products.data?.list ?? []).map(({ ID, NAME, PRODUCT_NO, INITIALS, CPZT }) => ({
        id: ID,
        name: NAME,
        code: PRODUCT_NO,
        initials: INITIALS,
        status: CPZT,
      })),
    [products.data],
  )
  const brokers = useCall(getJJsListByOrgNameSupportLike, {}, { staleTime: Infinity, quiet: true })
  return (
    <FormSection title={t('section.account')}>
      <FormSection.Wide>
        <ProductPicker
          name="product"
          label={t('product')}
          required
          products={options}
          loading={products.isLoading}
          mayChoose={(product) => product.status !== '3'}
          value={fields.product}
          onChange={(product) => change({ product })}
          error={sending.errorOf('product')}
        />
      </FormSection.Wide>
      <SelectField
        name="broker"
        label={t('broker')}
        required
        loading={brokers.isLoading}
        options={(brokers.data ?? []).map(({ JJSID, ORGNAME }) => ({ value: JJSID, label: ORGNAME }))}
        value={fields.broker}
        onChange={(broker) => change({ broker })}
        error={sending.errorOf('broker')}
      />
      <SelectField
        name="zhlx"
        label={t('linkType')}
        required
        options={linkTypeCodes.map((code) => ({ value: code, label: linkTypes[code][locale] }))}
        value={fields.zhlx}
        onChange={(zhlx) => change({ zhlx })}
        error={sending.errorOf('zhlx')}
      />
      <TextField
        name="zh"
        label={t(kind === '1' ? 'accountLater' : 'account')}
        required={kind === '2'}
        help={kind === '1' ? t('accountLaterHint') : undefined}
        maxLength={40}
        value={fields.zh}
        onChange={(zh) => change({ zh })}
        error={sending.errorOf('zh')}
      />
      <TextField
        name="zjmm"
        type="password"
        label={t('password')}
        help={t('passwordHint')}
        placeholder={kept ? t('passwordKept') : undefined}
        autoComplete="new-password"
        maxLength={6}
        value={form.password}
        onChange={form.setPassword}
        error={sending.errorOf('zjmm')}
      />
    </FormSection>
  )
}
