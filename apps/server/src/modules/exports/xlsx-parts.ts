import { formulaSafe } from '@vela/domain/export';
import type { ExportCell } from '@vela/domain/surveys';

/** What XML can't hold: it would make the whole workbook unreadable. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Excel reads `_x000D_` in a text as a code of a sign. */
const LOOKS_LIKE_CODE = /_(?=x[0-9a-f]{4}_)/gi;
/** More does not fit into a cell. */
const LONGEST_CELL = 32_767;

const escaped = (text: string): string =>
  text
    .slice(0, LONGEST_CELL)
    .replace(NOT_IN_XML, '\ufffd')
    .replace(LOOKS_LIKE_CODE, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');

const HEADER_STYLE = 1;

/** A row of a sheet. Texts are texts, whatever they start with, and numbers stay numbers. */
export const rowXml = (cells: readonly ExportCell[], row: number, style = 0): string =>
  `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${row}`, style)).join('')}</row>`;

export const headerXml = (cells: readonly string[]): string => rowXml(cells, 1, HEADER_STYLE);

function cellXml(cell: ExportCell, place: string, style: number): string {
  if (cell === null || cell === '') return '';
  const open = `<c r="${place}"${style === 0 ? '' : ` s="${style}"`}`;
  if (typeof cell === 'number') return `${open}><v>${cell}</v></c>`;
  return `${open} t="inlineStr"><is><t xml:space="preserve">${escaped(formulaSafe(cell))}</t></is></c>`;
}

/** A, B, ... Z, AA, AB ... */
const columnName = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The header stays on screen, and columns are wide enough to be read. */
export const sheetStart = (columns: number): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ` +
  `activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(1, columns)}" ` +
  `width="24" customWidth="1"/></cols><sheetData>`;

export const SHEET_END = '</sheetData></worksheet>';

export const XLSX_STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/>' +
  '</fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>' +
  '</cellXfs></styleSheet>';

export const ROOT_RELATIONS =
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" ` +
  `Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const contentTypes = (sheets: readonly string[]): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ` +
  'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ' +
  `ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${sheets
    .map(
      (_name, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
    )
    .join('')}</Types>`;

export const workbook = (sheets: readonly string[]): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
    .map((name, index) => `<sheet name="${escaped(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`;

export const workbookRelations = (sheets: readonly string[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets
    .map(
      (_name, index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join('')}<Relationship Id="rIdStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;

const LONGEST_SHEET_NAME = 31;

/** Excel opens no workbook with other names. */
const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*:[\]]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, LONGEST_SHEET_NAME)
    .trim() || 'Sheet';
