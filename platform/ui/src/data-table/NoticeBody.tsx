import css from './data-table.module.css'
import { Notice, type NoticeProps } from './Notice.tsx'

interface Props extends NoticeProps {
  readonly columnCount: number
}

/** The body of a table without rows. */
export const NoticeBody = ({ columnCount, ...notice }: Props) => (
  <tbody>
    <tr>
      <td colSpan={columnCount} className={css.noticeCell}>
        <Notice {...notice} />
      </td>
    </tr>
  </tbody>
)
