import type { BankItem } from './bank-item.ts';

export const CORE_VALUES_ITEMS: readonly BankItem[] = [
  {
    id: 'core-values-01',
    category: 'culture',
    occasion: 'general',
    family: 'value',
    type: 'scale',
    text: 'I see "{value}" in how my team works every day.',
  },
  {
    id: 'core-values-02',
    category: 'leadership',
    occasion: 'general',
    family: 'value',
    type: 'scale',
    text: 'Our leaders set an example for "{value}".',
  },
  {
    id: 'core-values-03',
    category: 'culture',
    occasion: 'general',
    family: 'value',
    type: 'rating',
    text: 'How well do we live up to "{value}" as a company?',
    ends: 'quality',
  },
  {
    id: 'core-values-04',
    category: 'engagement',
    occasion: 'general',
    family: 'value',
    type: 'scale',
    text: '"{value}" is a reason why I like working here.',
  },
  {
    id: 'core-values-05',
    category: 'culture',
    occasion: 'general',
    family: 'value',
    type: 'text',
    text: 'Where could we do more for "{value}"?',
    longText: true,
  },
];
