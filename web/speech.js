// Saying things aloud with the browser's voices, where it has one for the language.
{
  const { platform } = palazzo;
  const { speechSynthesis: synthesis } = window;
  const voiceFor = (language) =>
    language && synthesis?.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(language.toLowerCase()));

  // Voices come late: the screen may offer them once they are there.
  synthesis?.addEventListener?.("voiceschanged", () => platform.running && platform.call("wake"));

  platform.canSpeak = (language) => Boolean(voiceFor(language));
  platform.speak = (text, language) => {
    const voice = voiceFor(language);
    if (!voice) return;
    synthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.9; // for learners
    synthesis.speak(utterance);
  };
}
