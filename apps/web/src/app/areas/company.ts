import { IconBuilding } from '@tabler/icons-react';
import type { WebArea } from '../area.ts';
import { paths } from '../paths.ts';

export const companyArea: WebArea = {
  screens: [
    {
      path: paths.company,
      permission: 'company.read',
      page: async () => (await import('../../pages/company-page.tsx')).CompanyPage,
    },
  ],
  navigation: [{ group: null, label: 'Company', to: paths.company, icon: IconBuilding }],
};
