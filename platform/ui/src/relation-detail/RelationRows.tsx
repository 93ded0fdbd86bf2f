import { type Fact, Facts } from '../drawer/index.ts'
import { useUiText } from '../locale/index.ts'
import { FundPassword } from './FundPassword.tsx'
import { texts } from './texts.ts'

/** One labelled value over the whole width, or two side by side. */
export interface LabelledRow {
  readonly label1: string
  readonly text1: string
  readonly label2: string
  readonly text2: string
  readonly col: 1 | 2
  /** The fund password's row shows an eye button instead of its text, which is '' where there is no password. */
  readonly type: 'text' | 'password'
}

interface Props {
  readonly rows: readonly LabelledRow[]
  readonly onReveal: (() => Promise<string | null>) | undefined
}

/** Labels and values in order. The fund password is shown only to people who may request it. */
export function RelationRows({ rows, onReveal }: Props) {
  const text = useUiText(texts)
  const facts = rows.flatMap((row): Fact[] => {
    if (row.type === 'password') {
      const known = onReveal === undefined ? row.text1 : <FundPassword onReveal={onReveal} />
      return [{ label: row.label1, value: row.text1 === '' ? text.noPassword : known, wide: true }]
    }
    const first: Fact = { label: row.label1, value: row.text1, wide: row.col === 1 }
    return row.col === 1 ? [first] : [first, { label: row.label2, value: row.text2 }]
  })
  return <Facts facts={facts} />
}
