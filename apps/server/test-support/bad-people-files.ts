const utf8 = (text: string) => Buffer.from(text);
const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), Buffer.alloc(60)]);
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

/** Files that are no list of people, each with what is said about it. */
export const BAD_PEOPLE_FILES: [string, Buffer, RegExp][] = [
  ['nothing', Buffer.alloc(0), /^The file is empty$/],
  ['blanks', utf8(' \n\n\t\n'), /^The file is empty$/],
  ['a mark alone', utf8('\ufeff'), /^The file is empty$/],
  ['separators alone', utf8(';;;\n;;;\n'), /^The file is empty$/],
  ['a header alone', utf8('email,name\n'), /^The file has a header and no people below it$/],
  ['a ZIP file such as a workbook', zip, /^This is a ZIP archive, not a CSV file\. Please save/],
  ['an old workbook', cfb, /^This is an old Office document, not a CSV file/],
  ['an image', png, /^This is a file of the type image\/png, not a CSV file/],
  ['a PDF', utf8('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'), /^This is a PDF, not a CSV file/],
  ['a web page', utf8('<html><table><tr><td>a@a.example</td></tr></table></html>'), /^This is a web page/],
  ['JSON', utf8('[{"email":"a@a.example"}]'), /^This is a web page or a file for programs/],
  ['NUL in the middle', utf8('email,n\na@a.example,x\nb@a.example,\0\n'), /^Line 3 has a character that is no text/],
  ['random bytes', Buffer.from('email\n\x01\x02\x03\xff\xfe', 'latin1'), /^Line 2 has a character that is no text/],
  [
    'a mark that is never closed',
    utf8('email,n\na@a.example,"x\nb@a.example,y\n'),
    /^The quotation mark that opens in line 2 is never closed$/,
  ],
  [
    'marks that do not match',
    utf8('email,n\na@a.example,x\nb@a.example,"x"y\n'),
    /^The quotation marks in line 3 don’t match/,
  ],
  [
    'marks that match too late',
    utf8('email,n\na@a.example,"x\nb@a.example,"y"\n'),
    /^The quotation marks in lines 2 to 3 don’t match/,
  ],
  [
    'UTF-8 that is none',
    Buffer.concat([utf8('\ufeffemail\na@a.example\n'), Buffer.from([0xe4])]),
    /^The file says that it is UTF-8, but line 3 is not/,
  ],
  ['an unknown separator', utf8('sep=|\nemail|n\n'), /^Line 1 says that “\|” separates the columns/],
  [
    'too many columns',
    utf8(`${'a,'.repeat(60)}b\n1\n`),
    /^The file has more than 60 columns, which is the most that can be read\.$/,
  ],
  [
    'a line that never ends',
    utf8(`email,n\na@a.example,b\n${','.repeat(5_000_000)}`),
    /^Line 3 has more than 1000 cells$/,
  ],
  [
    'a cell that never ends',
    utf8(`email,n\na@a.example,${'x'.repeat(5_000_000)}\n`),
    /^Line 2 has a cell with more than/,
  ],
  [
    'a cell of quotation marks',
    utf8(`email,n\na@a.example,${'"'.repeat(5_000_000)}\n`),
    /^Line 2 has a cell with more/,
  ],
  ['too many lines', utf8(`email\n${'x\n'.repeat(50_001)}`), /^The file has more than 50,000 lines/],
];
