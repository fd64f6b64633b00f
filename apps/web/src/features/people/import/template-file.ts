import { peopleExportRows } from '@vela/domain/people';
import { csvFile } from './csv-file.ts';

/** An empty list with the columns that the import recognises by itself, and one line to write over. */
export const templateFile = (): Blob =>
  csvFile(
    peopleExportRows([
      {
        email: 'ann.lee@example.com',
        firstName: 'Ann',
        lastName: 'Lee',
        role: 'employee',
        department: 'Engineering',
        jobTitle: 'Developer',
        managerEmail: null,
        location: 'Berlin',
        hireDate: '2024-05-01',
        leaveDate: null,
        timeZone: 'Europe/Berlin',
      },
    ]),
  );
