import type { Messages } from './messages.ts';

export const de: Messages = {
  language: 'Sprache',
  questionCount: { one: '{n} Frage', other: '{n} Fragen' },
  questionCountUpTo: { one: 'Bis zu {n} Frage', other: 'Bis zu {n} Fragen' },
  minutes: { one: 'etwa {n} Minute', other: 'etwa {n} Minuten' },
  noScript:
    'Bitte schalten Sie JavaScript ein, um zu antworten: Die Seite braucht es, um Ihre Antworten aufzuheben, bis sie angekommen sind.',

  whoSeesWhat: 'Wer was sehen wird',
  anonymousTitle: 'Ihre Antworten sind anonym',
  anonymousStored:
    'Mit ihnen wird nichts gespeichert, was sagt, wer Sie sind: kein Konto, kein Name, keine Netzwerkadresse, keine Uhrzeit.',
  anonymousThreshold: {
    one: '{company} sieht Ergebnisse erst, wenn mindestens {n} Person geantwortet hat. Vorher sieht niemand etwas.',
    other:
      '{company} sieht Ergebnisse erst, wenn mindestens {n} Personen geantwortet haben. Vorher sieht niemand etwas.',
  },
  anonymousWords: 'Was Sie schreiben, wird im Wortlaut gezeigt. Lassen Sie weg, woran man Sie erkennen würde.',
  attributedTitle: 'Diese Umfrage ist nicht anonym',
  attributedReaders:
    'Wer sie bei {company} durchführt, kann jede Antwort einzeln lesen, mit dem Zeitpunkt, zu dem sie abgeschickt wurde.',
  attributedMaybe: 'Wenn Sie auf diesem Gerät bei Vela angemeldet sind, tragen Ihre Antworten Ihren Namen.',
  attributedNamed: 'Sie sind als {name} angemeldet: Ihre Antworten werden Ihren Namen tragen.',
  attributedSignedIn: 'Sie sind auf diesem Gerät angemeldet: Ihre Antworten werden Ihren Namen tragen.',
  attributedNameless: 'Sie sind auf diesem Gerät nicht angemeldet, daher steht kein Name bei Ihren Antworten.',

  progress: 'Frage {n} von {total}',
  required: 'Pflichtfrage',
  optional: 'Freiwillig',
  back: 'Zurück',
  next: 'Weiter',
  send: 'Antworten senden',
  saved: 'Auf diesem Gerät gespeichert',
  notSaved:
    'Dieser Browser kann Ihre Antworten nicht aufheben. Bitte schließen Sie die Seite nicht, bevor Sie sie gesendet haben.',
  keysHint: 'Zifferntasten wählen, Eingabetaste geht weiter',

  yes: 'Ja',
  no: 'Nein',
  scale1: 'Stimme gar nicht zu',
  scale2: 'Stimme nicht zu',
  scale3: 'Neutral',
  scale4: 'Stimme zu',
  scale5: 'Stimme voll zu',
  enpsLow: 'Äußerst unwahrscheinlich',
  enpsHigh: 'Äußerst wahrscheinlich',
  chooseOne: 'Bitte eine Antwort wählen',
  chooseSeveral: 'Mehrere Antworten möglich',
  other: 'Anderes',
  otherWords: 'In eigenen Worten',
  notApplicable: 'Trifft auf mich nicht zu',
  comment: 'Kommentar',
  clear: 'Antwort löschen',
  counter: '{n} von {max} Zeichen',

  errorRequired: 'Bitte beantworten Sie diese Frage.',
  errorOther: 'Bitte sagen Sie, was „Anderes“ bedeutet.',
  errorComment: 'Bitte beantworten Sie die kommentierte Frage oder entfernen Sie den Kommentar.',
  errorTooLong: 'Bitte verwenden Sie höchstens {max} Zeichen.',
  errorCheck: 'Bitte prüfen Sie diese Antwort.',

  sendingTitle: 'Ihre Antworten werden gesendet',
  sendingText: 'Einen Moment …',
  waitingTitle: 'Auf diesem Gerät gespeichert, wird gesendet, sobald Sie wieder online sind',
  waitingText:
    'Lassen Sie die Seite offen, sie versucht es weiter. Wenn Sie sie schließen, öffnen Sie den Link später auf diesem Gerät noch einmal.',
  busyTitle: 'Auf diesem Gerät gespeichert, wird in Kürze gesendet',
  busyText: 'Der Server ist ausgelastet. Lassen Sie die Seite offen, sie versucht es weiter.',
  tryNow: 'Jetzt versuchen',

  doneTitle: 'Vielen Dank',
  doneText: 'Ihre Antworten sind angekommen.',
  doneErased: 'Von diesem Gerät wurden sie gelöscht.',
  doneClose: 'Sie können diese Seite schließen.',
  again: 'Noch einmal antworten',
  arrivedTitle: 'Ihre Antworten waren schon angekommen',
  arrivedText: 'Sie zählen einmal, so wie Sie sie zuerst gesendet haben.',
  alreadyTitle: 'Sie haben schon geantwortet',
  alreadyText:
    'Diese Umfrage nimmt von jeder Person und jedem Gerät eine Antwort an. Danke, dass Sie mitgemacht haben.',

  closedTitle: 'Diese Umfrage ist beendet',
  closedText: 'Sie nimmt keine Antworten mehr an.',
  notOpenTitle: 'Diese Umfrage ist noch nicht geöffnet',
  notOpenText: 'Bitte kommen Sie später wieder, oder fragen Sie, wer Ihnen den Link geschickt hat.',
  unknownTitle: 'Diese Umfrage finden wir nicht',
  unknownText:
    'Vielleicht ist der Link unvollständig oder falsch geschrieben, oder es gibt die Umfrage nicht mehr. Bitte prüfen Sie den Link.',
  troubleTitle: 'Bei uns ist etwas schiefgegangen',
  troubleText: 'Bitte versuchen Sie es gleich noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  refusedTitle: 'Ihre Antworten konnten nicht gesendet werden',
  refusedText: 'Sie liegen noch auf diesem Gerät. Bitte versuchen Sie es noch einmal.',
  keptTitle: 'Ihre Antworten wurden nicht gesendet',
  keptText: 'Sie liegen noch auf diesem Gerät, Sie können sie kopieren.',
  copy: 'Meine Antworten kopieren',
  copied: 'Kopiert',
  erase: 'Von diesem Gerät löschen',
  erased: 'Ihre Antworten wurden von diesem Gerät gelöscht.',
};
