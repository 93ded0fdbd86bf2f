import { useState } from 'react'
import { Button } from '../button/index.ts'
import { CheckBox } from '../check-box/index.ts'
import { useConfirm } from '../confirm/index.ts'
import { useUiText } from '../locale/index.ts'
import type { Combinations, Editing } from './combinations.ts'
import css from './multi-picker.module.css'
import { SearchInput } from './SearchInput.tsx'
import { combinationState, type ProductCombination } from './selection.ts'
import { texts } from './texts.ts'

interface CombinationListProps {
  readonly combinations: Combinations
  readonly selectable: ReadonlySet<string>
  readonly selected: ReadonlySet<string>
  readonly onAdd: (ids: readonly string[]) => void
  readonly onRemove: (ids: readonly string[]) => void
  readonly onEdit: (editing: Editing) => void
  /** Called when a confirmation opens or closes. */
  readonly onAsk: (asking: boolean) => void
}

/** The person's combinations: select all products of one, or create, edit and delete combinations. */
export function CombinationList(props: CombinationListProps) {
  const { combinations, onEdit, onAsk } = props
  const text = useUiText(texts)
  const confirm = useConfirm()
  const [keyword, setKeyword] = useState('')
  const query = keyword.trim().toLowerCase()
  const found = combinations.list?.filter(({ name }) => name.toLowerCase().includes(query)) ?? []
  const remove = async ({ id, name }: ProductCombination) => {
    onAsk(true)
    const content = text.removeAsk(name)
    await confirm({ content, okText: text.remove, danger: true, run: () => combinations.onDelete(id) })
    onAsk(false)
  }
  return (
    <div className={css.combinations}>
      <SearchInput
        label={text.searchCombinations}
        value={keyword}
        onChange={setKeyword}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className={css.list} aria-label={text.combinations} aria-busy={combinations.list === undefined}>
        {found.map((combination) => (
          <CombinationRow
            key={combination.id}
            {...props}
            combination={combination}
            onRemoveIt={() => void remove(combination)}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className={css.none}>
          {combinations.error ??
            (combinations.list === undefined
              ? text.loading
              : query === ''
                ? text.noneYet
                : text.noCombination)}
          {combinations.error && combinations.onRetry && (
            <Button type="inline" onClick={combinations.onRetry}>
              {text.retry}
            </Button>
          )}
        </p>
      )}
      <div className={css.foot}>
        <span>{text.selected(props.selected.size)}</span>
        <Button onClick={() => onEdit({ id: null, name: '', productIds: [...props.selected] })}>
          {text.add}
        </Button>
      </div>
    </div>
  )
}

interface CombinationRowProps extends CombinationListProps {
  readonly combination: ProductCombination
  readonly onRemoveIt: () => void
}

function CombinationRow({ combination, ...props }: CombinationRowProps) {
  const text = useUiText(texts)
  const { ids, refused, chosen } = combinationState(combination, props.selectable, props.selected)
  const { name, productIds } = combination
  return (
    <li className={css.combination}>
      <CheckBox
        block
        label={
          <span className={css.choice}>
            <span className={css.name}>{name}</span>
            <span className={css.status}>
              {[text.count(productIds.length), refused > 0 && text.refused(refused)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        }
        checked={chosen === 'all'}
        indeterminate={chosen === 'some'}
        disabled={ids.length === 0}
        onChange={() => (chosen === 'all' ? props.onRemove(ids) : props.onAdd(ids))}
      />
      <Button type="inline" aria-label={text.editOf(name)} onClick={() => props.onEdit(combination)}>
        {text.edit}
      </Button>
      <Button type="inline" aria-label={text.removeOf(name)} onClick={props.onRemoveIt}>
        {text.remove}
      </Button>
    </li>
  )
}
