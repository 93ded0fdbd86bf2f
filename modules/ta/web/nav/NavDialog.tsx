import { businessDate } from '@iisp/contract/date'
import { ProductField } from '@iisp/product/parts'
import { DateField } from '@iisp/ui/date-field'
import { TextField } from '@iisp/ui/text-field'
import { type Translate, toast, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { type NavRow, navEnter, navList } from '../../contract/dealing/nav.ts'
import { navTexts } from './nav-texts.ts'

interface Props {
  /** The NAV to replace; null for a new one. */
  readonly replaced: NavRow | null
  readonly onClose: () => void
}
interface Values {
  readonly productId: string | null
  readonly navDate: string
  readonly unitNav: string
  readonly accumulatedNav: string
}
const lists = [navList]
const isNav = (text: string) => /^(0|[1-9][0-9]{0,7})\.[0-9]{2,8}$/.test(text.trim())

/** Enters a new NAV, or a replacement for an existing NAV. Typed values are kept until the server has accepted them. */
export function NavDialog({ replaced, onClose }: Props) {
  const t = useText(navTexts)
  const enter = useSend(navEnter, { invalidates: lists, quiet: true })
  const form = useDraftForm<Values>({
    name: `ta.nav:${replaced?.id ?? 'new'}`,
    version: replaced?.version ?? 1,
    initial: {
      productId: replaced?.productId ?? null,
      navDate: replaced?.navDate ?? '',
      unitNav: '',
      accumulatedNav: '',
    },
    faultsOf: (values) => faultsOf(values, t),
  })
  const send = async ({ productId, navDate, unitNav, accumulatedNav }: Values) => {
    if (productId === null) return
    await enter.mutateAsync({
      productId,
      navDate,
      unitNav: unitNav.trim(),
      accumulatedNav: accumulatedNav.trim(),
      replaces: replaced === null ? null : { id: replaced.id, version: replaced.version },
    })
    form.forget()
    toast.success(t('saved'))
    onClose()
  }
  const fixed = replaced !== null
  return (
    <FormDialog
      title={t(fixed ? 'replaceTitle' : 'enterTitle')}
      okText={t('save')}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      {fixed ? (
        <p>{t('detail', { name: replaced.productName, date: replaced.navDate })}</p>
      ) : (
        <>
          <ProductField label={t('product')} required {...form.field('productId')} />
          <DateField label={t('navDate')} required {...form.field('navDate')} />
        </>
      )}
      <TextField
        label={t('unitNav')}
        required
        help={t('unitNavHint')}
        maxLength={17}
        {...form.field('unitNav')}
      />
      <TextField label={t('accumulatedNav')} required maxLength={17} {...form.field('accumulatedNav')} />
    </FormDialog>
  )
}

const faultsOf = (
  { productId, navDate, unitNav, accumulatedNav }: Values,
  t: Translate<(typeof navTexts)['zh']>,
) => ({
  productId: productId === null && t('missing', { what: t('product') }),
  navDate:
    navDate === ''
      ? t('missing', { what: t('navDate') })
      : navDate > businessDate(new Date()) && t('dateFuture'),
  unitNav: !isNav(unitNav) && t('navWrong'),
  accumulatedNav: !isNav(accumulatedNav) && t('navWrong'),
})
