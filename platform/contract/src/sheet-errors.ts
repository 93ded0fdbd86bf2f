import { badRequest, contentTooLarge, defineErrors, tooManyRequests, unprocessable } from './errors.ts'

/** Refusals of an unreadable workbook or csv file. A call that reads one declares all of them. */
export const sheetErrors = defineErrors('platform', {
  notAWorkbook: badRequest(
    '文件不是xlsx工作簿，请在Excel或WPS中另存为xlsx后上传',
    'This is no xlsx workbook. Please save it as xlsx in your spreadsheet program and upload that.',
  ),
  notText: badRequest(
    '文件不是文本，请另存为CSV（UTF-8）后上传',
    'This is no text file. Please save it as CSV (UTF-8) and upload that.',
  ),
  sheetDamaged: badRequest(
    '文件已损坏或不完整，请重新另存后上传',
    'The file is damaged or incomplete. Please save it again and upload that.',
  ),
  tooManyRows: badRequest(
    '文件超过{limit}行（含标题行），请拆分为多个文件后分别上传',
    'The file has more than {limit} rows, headings included. Please split it into several files.',
  ),
  tooManyColumns: badRequest(
    '单元格{cell}在第{limit}列之后，请删除多余的列后上传',
    'Cell {cell} is to the right of the last allowed column (number {limit}). Please delete the columns beyond it.',
  ),
  tooManyCells: badRequest(
    '工作表中的单元格过多（含已设格式的空白单元格），请将数据复制到空白文件后上传',
    'The sheet has too many cells, empty ones with a format included. Please copy the data into an empty file.',
  ),
  cellTextTooLong: badRequest(
    '单元格{cell}的文字超过{limit}字，请缩短后上传',
    'The text of cell {cell} has more than {limit} characters. Please shorten it.',
  ),
  sheetTooLarge: contentTooLarge(
    '文件内容过大，无法读取，请拆分为多个文件后分别上传',
    'The file holds too much to be read. Please split it into several files.',
  ),
  sheetTakesTooLong: unprocessable(
    '文件过于复杂，未能在限定时间内读完，请将数据复制到空白文件或拆分后上传',
    'The file is too complex to be read in time. Please copy the data into an empty file, or split it.',
  ),
  sheetsBusy: tooManyRequests(
    '正在读取的文件较多，请{seconds}秒后再试',
    'Many files are being read. Please try again in {seconds} seconds.',
  ),
})
